"""The route table: the one place from which the server and its OpenAPI description are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anthropolis.server.about import GameDetails, GamesAnswer, Health, RulesAnswer
from anthropolis.server.joining import CreatedTable, Joined, PublicTables
from anthropolis.server.laboratory.wishes import JobInfo, JobWish, LaboratoryInfo
from anthropolis.server.lessons import (
    ClassAnswer,
    CreatedClass,
    DoneForAll,
    JoinClass,
    NewClass,
    SayBody,
    Seated,
    ShowBody,
    TeacherLink,
)
from anthropolis.server.plans import LessonsAnswer
from anthropolis.server.replies import Formula, PreviewAnswer, State, Suggestion
from anthropolis.server.requests import (
    Accepted,
    Branch,
    ChatAnswer,
    ChatBody,
    ChooseBody,
    ClockBody,
    Export,
    HelpBody,
    Join,
    LinkMade,
    LogPage,
    MuteBody,
    NewLink,
    NewTable,
    PreviewBody,
    RecordBody,
    Rejoined,
    Replayed,
    ReplayedRecord,
    SeatChange,
    SeatChanged,
    Series,
    TableHelp,
    TakeBack,
    TookBack,
    Turn,
    UndoAnswerBody,
    WhyBody,
)
from anthropolis.server.reviews import (
    Analysis,
    Futures,
    FuturesWish,
    Judgement,
    RecordBranch,
    RecordFutures,
    RecordMove,
    RecordReview,
    Review,
)
from anthropolis.server.terms import Count, Language, SeatNumber
from anthropolis.server.web import classes, laboratory, matches, records
from anthropolis.server.web import handlers as h
from anthropolis.server.web.calls import Route


class TableQuery(Struct, forbid_unknown_fields=True, frozen=True):
    after: Count | None = None
    chat_after: Count = 0
    as_seat: SeatNumber | None = None


class ListQuery(Struct, forbid_unknown_fields=True, frozen=True):
    status: Literal["waiting", "playing", "finished"] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class ChatQuery(Struct, forbid_unknown_fields=True, frozen=True):
    after: Count | None = None
    before: Count | None = None


class LogQuery(Struct, forbid_unknown_fields=True, frozen=True):
    before: Count | None = None
    as_seat: SeatNumber | None = None


class EyesQuery(Struct, forbid_unknown_fields=True, frozen=True):
    as_seat: SeatNumber | None = None


def at_table(method: str, path: str, handler: Any, summary: str, answer: Any, **more: Any) -> Route:
    """A route of one table: it takes a token, and the table may be gone."""
    refusals = (
        "unauthorized",
        "forbidden",
        "not_found",
        "archived",
        "outdated",
        "broken",
        *more.pop("refusals", ()),
    )
    return Route(
        method, f"/api/tables/{{table}}{path}", handler, summary, answer,
        refusals=refusals, token=True, **more,
    )  # fmt: skip


class ReportQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """How the report is first shown; it reads this by itself."""

    lang: Language | None = None
    theme: Literal["light", "dark"] | None = None


def in_laboratory(
    method: str, path: str, handler: Any, summary: str, answer: Any = JobInfo, **more: Any
) -> Route:
    """A route of one job; where the laboratory is closed, nobody may use it."""
    return Route(
        method, f"/api/laboratory/jobs/{{job}}{path}", handler, summary, answer,
        refusals=("forbidden", "not_found"), **more,
    )  # fmt: skip


def in_class(method: str, path: str, handler: Any, summary: str, answer: Any, **more: Any) -> Route:
    """A route of one class: what its teacher does takes a token."""
    refusals = (
        "unauthorized",
        "not_found",
        "archived",
        "outdated",
        "broken",
        *more.pop("refusals", ()),
    )
    return Route(
        method, f"/api/classes/{{class}}{path}", handler, summary, answer,
        refusals=refusals, token=True, **more,
    )  # fmt: skip


PLAY = ("stale", "illegal")

ROUTES = [
    Route("GET", "/api/health", h.health, "Whether the server can serve", Health),
    Route("GET", "/api/metrics", h.metrics, "Figures for Prometheus", str),
    Route("GET", "/api/games", h.list_games, "The games and the levels of bots", GamesAnswer),
    Route("GET", "/api/games/{game}", h.show_game, "A game, its options and its words",
          GameDetails, refusals=("not_found",)),
    Route("GET", "/api/games/{game}/rules", h.show_rules, "The numbered rules of a game",
          RulesAnswer, refusals=("not_found",)),
    Route("GET", "/api/lessons", h.list_lessons, "Lesson plans for classes", LessonsAnswer),
    Route("POST", "/api/games/{game}/help", h.help_at_table,
          "Help for people who play with the box", dict[str, Any], body=TableHelp,
          refusals=("not_found", "bad_request")),
    Route("GET", "/api/games/{game}/rules.tar.gz", h.pack_rules,
          "The rules as Python files, for help without a network", bytes,
          refusals=("not_found",)),
    Route("GET", "/api/tables", h.list_tables, "Public tables, newest first", PublicTables,
          query=ListQuery),
    Route("POST", "/api/tables", h.create_table, "Make a table", CreatedTable, body=NewTable,
          status=201, refusals=("not_found", "bad_options", "bad_seats", "name_taken")),
    Route("POST", "/api/replay", records.replay_record, "Look into a record from a file",
          ReplayedRecord, body=RecordBody, refusals=("bad_request", "not_found")),
    Route("POST", "/api/review", records.review_record, "Look back on a match from a file",
          Review, body=RecordReview, refusals=("bad_request",)),
    Route("POST", "/api/futures", records.futures_of_record, "Several futures of its past moment",
          Futures, body=RecordFutures, refusals=("bad_request", "not_found", "illegal")),
    Route("POST", "/api/analysis", records.analyse_record, "What the bots think of a match",
          Analysis, body=RecordReview, refusals=("bad_request",)),
    Route("POST", "/api/judgement", records.judge_record, "Its decision and the alternatives",
          Judgement, body=RecordMove, refusals=("bad_request", "illegal")),
    Route("POST", "/api/branch", records.branch_record, "What if: a table from a match in a file",
          CreatedTable, body=RecordBranch, status=201,
          refusals=("bad_request", "not_found", "bad_seats")),
    Route("GET", "/api/laboratory", laboratory.show_laboratory, "The queue and its limits",
          LaboratoryInfo),
    Route("POST", "/api/laboratory/jobs", laboratory.new_job, "Simulate games, or compare settings",
          JobInfo, body=JobWish, status=201, refusals=("not_found", "bad_options", "bad_seats")),
    in_laboratory("POST", "/stop", laboratory.stop_job, "Stop a job; what was played stays"),
    in_laboratory("POST", "/resume", laboratory.resume_job, "Go on where a job stopped"),
    in_laboratory("DELETE", "", laboratory.remove_job, "Remove a job and its games", None,
                  status=204),
    in_laboratory("GET", "/report", laboratory.show_report, "The report of a job", str,
                  query=ReportQuery),
    at_table("GET", "", h.show_table, "The table as the asking seat may know it", State,
             query=TableQuery),
    at_table("DELETE", "", matches.delete_table, "Delete a table and all about it", None,
             status=204),
    at_table("GET", "/turn", h.turn, "Whose turn it is", Turn),
    at_table("POST", "/rematch", h.rematch, "Play again with the same people", Rejoined,
             refusals=("taken",)),
    at_table("POST", "/join", h.join, "Take an open seat", Joined, body=Join,
             refusals=("taken", "name_taken")),
    at_table("POST", "/choose", h.choose, "Answer a decision", Accepted, body=ChooseBody,
             refusals=PLAY),
    at_table("POST", "/preview", h.preview, "What an option would bring", PreviewAnswer,
             body=PreviewBody, refusals=PLAY),
    at_table("GET", "/suggestion", h.suggestion, "What a bot would do, and why", Suggestion,
             refusals=("not_asked",)),
    at_table("POST", "/formula", h.formula, "What a number is made of", Formula, body=WhyBody),
    at_table("POST", "/undo", h.undo, "Take back, or ask whether one may", Accepted,
             refusals=("no_undo",)),
    at_table("POST", "/undo/answer", h.answer_undo, "Agree to a request or not", Accepted,
             body=UndoAnswerBody, refusals=("stale",)),
    at_table("GET", "/chat", h.show_chat, "What was said", ChatAnswer, query=ChatQuery),
    at_table("POST", "/chat", h.say, "Say something", Accepted, body=ChatBody,
             refusals=("talk_closed",)),
    at_table("DELETE", "/chat/{number}", h.delete_line, "Take the words out of a line", None,
             status=204),
    at_table("POST", "/seats/{seat}/mute", h.mute, "Ask a seat to be silent, or not", Accepted,
             body=MuteBody, refusals=("stale",)),
    at_table("POST", "/seats/{seat}/help", h.help_seat, "Let a seat ask a bot for advice, or not",
             Accepted, body=HelpBody, refusals=("stale",)),
    at_table("POST", "/clock", h.change_clock, "Change the time to think", Accepted,
             body=ClockBody, refusals=("finished",)),
    at_table("POST", "/links", h.new_link, "Replace a link that is no seat's", LinkMade,
             body=NewLink),
    at_table("POST", "/pause", h.pause, "Pause the table", Accepted, refusals=("stale",)),
    at_table("POST", "/resume", h.resume, "Go on", Accepted, refusals=("stale",)),
    at_table("POST", "/take_back", h.take_back, "Take back to any move", TookBack, body=TakeBack,
             refusals=("no_undo",)),
    at_table("POST", "/seats/{seat}", h.change_seat, "Change a seat: who decides, name, link",
             SeatChanged, body=SeatChange, refusals=("bad_seats", "name_taken")),
    at_table("POST", "/branch", h.branch, "What if: a new table from a past decision",
             CreatedTable, body=Branch, status=201, refusals=("bad_seats",)),
    at_table("GET", "/replay/{move}", matches.replay, "The table as it stood", Replayed,
             query=EyesQuery),
    at_table("GET", "/series", matches.series, "Figures over time, for charts", Series),
    at_table("GET", "/review", matches.review, "What mattered and what went wrong", Review),
    at_table("POST", "/futures", matches.futures, "Several futures of a past moment", Futures,
             body=FuturesWish, refusals=("illegal",)),
    at_table("GET", "/analysis", matches.analysis, "What the bots think of it, over time",
             Analysis),
    at_table("GET", "/analysis/{move}", matches.judgement, "A decision and its alternatives",
             Judgement, refusals=("illegal",)),
    at_table("GET", "/log", matches.show_log, "The log, in pages", LogPage, query=LogQuery),
    at_table("POST", "/archive", matches.archive_table, "Keep the record only", None, status=204,
             refusals=("stale",)),
    at_table("POST", "/reopen", matches.reopen_table, "Go on with an archived match", State,
             refusals=("stale",)),
    at_table("GET", "/record", matches.record, "The record of the match", dict[str, Any]),
    at_table("GET", "/export", matches.export, "Everything kept about the table", Export),
    Route("POST", "/api/classes", classes.create_class, "Make a class: several tables, one link",
          CreatedClass, body=NewClass, status=201,
          refusals=("not_found", "bad_options", "bad_seats", "name_taken")),
    in_class("GET", "", classes.show_class, "A class and its tables", ClassAnswer),
    in_class("DELETE", "", classes.delete_class, "Delete a class and all its tables", None,
             status=204),
    in_class("POST", "/join", classes.join_class, "Take a seat somewhere in the class", Seated,
             body=JoinClass, refusals=("taken", "name_taken")),
    in_class("POST", "/begin", classes.begin_class, "Let everybody play", DoneForAll),
    in_class("POST", "/pause", classes.pause_class, "Pause all tables", DoneForAll),
    in_class("POST", "/resume", classes.resume_class, "Let all tables go on", DoneForAll),
    in_class("POST", "/say", classes.say_to_class, "Say something at all tables", DoneForAll,
             body=SayBody),
    in_class("POST", "/clock", classes.change_clocks, "Change the time to think at all tables",
             DoneForAll, body=ClockBody),
    in_class("POST", "/show", classes.show_table_to_class, "Put a table on the projector", None,
             body=ShowBody, status=204),
    in_class("POST", "/debrief", classes.debrief_class, "Begin the common debrief", DoneForAll),
    in_class("POST", "/link", classes.new_teacher_link, "Replace the teacher's link", TeacherLink),
]  # fmt: skip
