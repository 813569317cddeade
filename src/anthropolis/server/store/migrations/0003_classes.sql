-- Classes: several tables under one short link. Who leads it is known by the hash of a link; `secret` makes the links
-- by which anybody in the class may watch.

CREATE TABLE classes (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    teacher TEXT NOT NULL,
    secret TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL
);

CREATE TABLE class_tables (
    class_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (class_id, number)
);

CREATE INDEX class_of_table ON class_tables (table_id);
