import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGif, aJpeg, aPng, bytesOf } from '../../testing/files.builders.ts'
import { imageLimits } from './files.limits.ts'
import { findImageProblems, isWebp, readImageHeader } from './files.rules.ts'

describe('the header of a picture', () => {
  it.each([
    ['png', aPng({ width: 500, height: 300 })],
    ['jpg', aJpeg({ width: 500, height: 300 })],
    ['gif', aGif({ width: 500, height: 300 })],
  ])('is read of a %s', (type, bytes) => {
    expect(readImageHeader(bytes)).toEqual({ type, width: 500, height: 300 })
  })

  it('tells the sides as they are shown, when the camera was held upright', () => {
    expect(readImageHeader(aJpeg({ width: 300, height: 500, orientation: 6 }))).toMatchObject({
      width: 500,
      height: 300,
    })
    expect(readImageHeader(aJpeg({ width: 300, height: 500, orientation: 3 }))).toMatchObject({
      width: 300,
      height: 500,
    })
  })

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="300"><script>alert(1)</script></svg>'],
    ['script', '#!/bin/sh\nrm -rf /\n'],
    ['page', '<!doctype html><script>alert(1)</script>'],
    ['web picture of a newer kind', 'RIFF\0\0\0\0WEBPVP8 '],
    ['bitmap', 'BM\0\0\0\0'],
    ['empty file', ''],
  ])('is none for a %s, whatever it is called', (_kind, text) => {
    expect(readImageHeader(bytesOf(text))).toBe('unknown')
    expect(findImageProblems(bytesOf(text))).toEqual(['type'])
  })

  it('knows a web picture of the newer kind, which is not stored as it is', () => {
    expect(isWebp(bytesOf('RIFF\0\0\0\0WEBPVP8 '))).toBe(true)
    expect(isWebp(bytesOf('RIFF\0\0\0\0WAVEfmt '))).toBe(false)
    expect(isWebp(aPng({ width: 500, height: 300 }))).toBe(false)
  })

  it('is damaged when a picture ends before it tells its sides', () => {
    expect(readImageHeader(aJpeg({ width: 500, height: 300 }).slice(0, 4))).toBe('damaged')
    expect(readImageHeader(aGif({ width: 500, height: 300 }).slice(0, 7))).toBe('damaged')
    expect(findImageProblems(aPng({ width: 0, height: 300 }))).toEqual(['damaged'])
  })

  it('never fails, whatever follows the first bytes', () => {
    const beginnings = fc.constantFrom([0xff, 0xd8, 0xff, 0xe1], [0x89, 0x50, 0x4e, 0x47], [0x47, 0x49, 0x46, 0x38])
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 300 }), (beginning, rest) => {
        expect(() => readImageHeader(Uint8Array.from([...beginning, ...rest]))).not.toThrow()
      }),
    )
  })
})

describe('a picture', () => {
  it('may be taken when it is 500 × 300 and of 100 KB', () => {
    const picture = aPng({ width: 500, height: 300, bytes: imageLimits.bytesAtMost })

    expect(picture).toHaveLength(102_400)
    expect(findImageProblems(picture)).toEqual([])
  })

  it('may be square if it is a logo, and then only', () => {
    const square = aPng({ width: 300, height: 300 })
    const photo = aJpeg({ width: 8000, height: 5000, bytes: 9_000_000 })

    expect(findImageProblems(square, 'venue-logos')).toEqual([])
    expect(findImageProblems(square, 'venue-covers')).toEqual(['dimensions'])
    expect(findImageProblems(aPng({ width: 500, height: 300 }), 'venue-logos')).toEqual(['logoDimensions'])
    expect(findImageProblems(photo, 'venue-logos')).toEqual(['size', 'logoDimensions'])
  })

  it.each([
    ['one byte too heavy', aPng({ width: 500, height: 300, bytes: 102_401 }), ['size']],
    ['too narrow', aPng({ width: 499, height: 300 }), ['dimensions']],
    ['too low', aGif({ width: 500, height: 299 }), ['dimensions']],
    ['lying on its side', aJpeg({ width: 300, height: 500 }), ['dimensions']],
    ['as a camera makes it', aJpeg({ width: 4000, height: 3000, bytes: 3_000_000 }), ['size', 'dimensions']],
  ])('is refused when it is %s', (_what, picture, problems) => {
    expect(findImageProblems(picture)).toEqual(problems)
  })
})
