package stavka.engine.position;

/** The hex layers of a draft: each is shared with the last position seen until it is changed. */
final class LayerSheets {
  private byte[][] sheets;
  private int owned;

  LayerSheets(byte[][] sheets) {
    this.sheets = sheets;
  }

  int at(int hex, HexLayer layer) {
    return sheets[layer.index()][hex] & 0xFF;
  }

  void put(int hex, HexLayer layer, byte value) {
    int bit = 1 << layer.index();
    if (owned == 0) {
      sheets = sheets.clone();
    }
    if ((owned & bit) == 0) {
      sheets[layer.index()] = sheets[layer.index()].clone();
      owned |= bit;
    }
    sheets[layer.index()][hex] = value;
  }

  /** For a position, which nobody changes any more. */
  byte[][] shared() {
    owned = 0;
    return sheets;
  }
}
