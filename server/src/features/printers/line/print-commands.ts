import type { Paper } from '../raster/paper.ts'

const esc = 0x1b
const gs = 0x1d

/** Rows of a band: a printer stores a band until it is complete, and this many fit into the memory of any. */
const rowsABand = 256

/** White paper below the print, in dots. Most printers feed up to their cutter automatically, some do not. */
const feedDots = 48

/** Returns the commands that print a picture: reset, the picture band by band, feed and cut. */
export function* printCommands(paper: Paper): Generator<Uint8Array> {
  yield Uint8Array.of(esc, 0x40)
  for (let top = 0; top < paper.height; top += rowsABand) {
    const height = Math.min(rowsABand, paper.height - top)
    // GS v 0: the width in bytes and the height in dots, the low byte of each first.
    const { bytesARow } = paper
    yield Uint8Array.of(gs, 0x76, 0x30, 0, bytesARow & 255, bytesARow >> 8, height & 255, height >> 8)
    yield paper.rows({ top, height })
  }
  // ESC J feeds; GS V 66 cuts, leaving a corner so that nothing falls on the floor.
  yield Uint8Array.of(esc, 0x4a, feedDots, gs, 0x56, 66, 0)
}
