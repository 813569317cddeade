-- Tables, who may sit at them, and everything that happened there. Plain SQL for SQLite and PostgreSQL.
-- No foreign keys: moves of many tables share one commit, and a deleted table must not make it fail.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version TEXT NOT NULL,
    seed TEXT NOT NULL,
    settings TEXT NOT NULL,
    visibility TEXT NOT NULL,
    status TEXT NOT NULL,
    summary TEXT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_listed ON tables (visibility, status, created_at);

CREATE TABLE heads (
    table_id TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    moved_at DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION
);

CREATE INDEX heads_due ON heads (due) WHERE due IS NOT NULL;

CREATE INDEX heads_moved ON heads (moved_at);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    role TEXT NOT NULL,
    seat INTEGER
);

CREATE INDEX tokens_of_table ON tokens (table_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE records (
    table_id TEXT PRIMARY KEY,
    archived_at DOUBLE PRECISION NOT NULL,
    record TEXT NOT NULL
);
