-- The log of a match that is over is kept beside its record, so that it can be read under any later rules.

ALTER TABLE records ADD COLUMN log TEXT;
