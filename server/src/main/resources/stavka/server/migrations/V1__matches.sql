-- Matches, who may open them, and their logs. Types are those that SQLite and PostgreSQL both know.

CREATE TABLE matches (
  id        VARCHAR(32) NOT NULL PRIMARY KEY,
  game      VARCHAR(32) NOT NULL,
  scenario  VARCHAR(64) NOT NULL,
  seed      BIGINT      NOT NULL,
  options   TEXT        NOT NULL,
  axis      VARCHAR(64) NOT NULL,
  soviet    VARCHAR(64) NOT NULL,
  created   BIGINT      NOT NULL
);

-- A token is kept only as its SHA-256, in hexadecimal.
CREATE TABLE seats (
  match_id  VARCHAR(32) NOT NULL REFERENCES matches (id),
  seat      VARCHAR(16) NOT NULL,
  token     VARCHAR(64) NOT NULL UNIQUE,
  PRIMARY KEY (match_id, seat)
);

-- What happened to a match, numbered from 1: orders, and undos that name how many orders remain. Rows are only added; the primary
-- key lets one of two writers win.
CREATE TABLE entries (
  match_id  VARCHAR(32) NOT NULL REFERENCES matches (id),
  n         INTEGER     NOT NULL,
  kind      VARCHAR(8)  NOT NULL,
  author    VARCHAR(16) NOT NULL,
  content   TEXT        NOT NULL,
  at        BIGINT      NOT NULL,
  PRIMARY KEY (match_id, n)
);
