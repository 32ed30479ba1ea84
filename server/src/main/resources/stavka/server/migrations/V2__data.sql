-- The mark of the data a match is played with; empty for the shipped ones.
ALTER TABLE matches ADD COLUMN data VARCHAR(32) NOT NULL DEFAULT '';
