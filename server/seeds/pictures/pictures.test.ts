import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureNames, pictureUrl } from './picture-names.ts'
import { withPalette } from './palette.ts'
import { encodePng } from './png.ts'

const folder = new URL('.', import.meta.url)
const mostBytes = 30_000

describe('the pictures of the demo', () => {
  it('are there, each of them and no others', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.png'))

    expect(files.toSorted()).toEqual(pictureNames.map((name) => `${name}.png`).toSorted())
  })

  it.each(pictureNames)('%s is a small PNG of 500 × 300', (name) => {
    const png = readFileSync(new URL(`${name}.png`, folder))

    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([500, 300])
    expect(png.length).toBeLessThan(mostBytes)
    expect(pictureUrl(name)).toBe(`/pictures/${name}.png`)
  })
})

describe('a palette', () => {
  it('keeps the colours that cover areas exactly, and puts the others to the nearest', () => {
    const red = [200, 10, 10]
    const blue = [10, 10, 200]
    const nearlyRed = [201, 11, 9]

    const { palette, indexes } = withPalette(Uint8Array.from([...red, ...red, ...blue, ...nearlyRed]))

    expect(palette).toEqual([0xc80a0a, 0x0a0ac8])
    expect([...indexes].map((index) => palette[index])).toEqual([0xc80a0a, 0xc80a0a, 0x0a0ac8, 0xc80a0a])
  })

  it('is encoded the same every time', () => {
    const picture = { width: 2, height: 1, palette: [0xff0000, 0x0000ff], indexes: Uint8Array.from([0, 1]) }

    expect(encodePng(picture)).toEqual(encodePng(picture))
    expect(encodePng(picture).includes(Buffer.from([0xff, 0, 0, 0, 0, 0xff]))).toBe(true)
  })
})
