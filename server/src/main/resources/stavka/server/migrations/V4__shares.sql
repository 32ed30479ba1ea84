-- What a server needs to know to let nobody take more than a share.

-- The network an address is in, as a digest like that of its maker; and how many bytes of orders a match began with (0: it comes
-- from no record). Digests made until now had no key, so that every address could be tried: they are forgotten.
ALTER TABLE matches ADD COLUMN network VARCHAR(64) NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET maker = '';
CREATE INDEX matches_by_network ON matches (network);

-- Bytes of what was ordered since.
ALTER TABLE summaries ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;

-- The keys of those digests. They are not part of a backup and are thrown away in time; then nobody can tell who made a match.
CREATE TABLE maker_keys (
  made      BIGINT      NOT NULL PRIMARY KEY,
  secret    VARCHAR(64) NOT NULL
);
