-- What a server that strangers share needs to know of its matches.

-- Who made a match, as a digest of the address, for quotas; and how its dice come about, as JSON (empty: from the seed alone).
ALTER TABLE matches ADD COLUMN maker VARCHAR(64) NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN dice TEXT NOT NULL DEFAULT '';
CREATE INDEX matches_by_maker ON matches (maker);

-- Who took a seat, in their own words, and when (0: it was given with the match).
ALTER TABLE seats ADD COLUMN holder VARCHAR(64) NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN taken BIGINT NOT NULL DEFAULT 0;

-- Ways to a seat that open it once. A token is kept only as its SHA-256.
CREATE TABLE invitations (
  token     VARCHAR(64) NOT NULL PRIMARY KEY,
  match_id  VARCHAR(32) NOT NULL REFERENCES matches (id),
  seat      VARCHAR(16) NOT NULL,
  until     BIGINT      NOT NULL,
  used      BIGINT      NOT NULL DEFAULT 0
);
CREATE INDEX invitations_by_match ON invitations (match_id);

-- How a match stands, for the lobby: written with each entry.
CREATE TABLE summaries (
  match_id  VARCHAR(32) NOT NULL PRIMARY KEY REFERENCES matches (id),
  orders    INTEGER     NOT NULL,
  ended     INTEGER     NOT NULL,
  updated   BIGINT      NOT NULL,
  content   TEXT        NOT NULL
);

-- Stretches of a match that are over: what was told of them and the position they led to. They can be made again from the entries;
-- the mark names the build that made them.
CREATE TABLE chapters (
  match_id  VARCHAR(32) NOT NULL REFERENCES matches (id),
  first     INTEGER     NOT NULL,
  last      INTEGER     NOT NULL,
  entry     INTEGER     NOT NULL,
  mark      VARCHAR(64) NOT NULL,
  content   TEXT        NOT NULL,
  PRIMARY KEY (match_id, first)
);

-- Which server moves a match's bots, and until when.
CREATE TABLE leases (
  match_id  VARCHAR(32) NOT NULL PRIMARY KEY,
  owner     VARCHAR(64) NOT NULL,
  until     BIGINT      NOT NULL
);
