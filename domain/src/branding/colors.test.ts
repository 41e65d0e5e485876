import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, isHexColor, nearestReadable, tidyColor } from './colors.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyContrast = fc.constantFrom(3, 4.5)

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0b5d5b', '#ffffff', 7.69],
  ])('of %s on %s is %d', (color, on, expected) => {
    expect(contrastOf(color, on)).toBeCloseTo(expected, 1)
    expect(contrastOf(on, color)).toBe(contrastOf(color, on))
  })
})

describe('the nearest readable colour', () => {
  it('is always readable, and the same colour if that was readable', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyContrast, (color, on, contrast) => {
        const offered = nearestReadable({ color, on, contrast })

        expect(isHexColor(offered)).toBe(true)
        expect(contrastOf(offered, on)).toBeGreaterThanOrEqual(contrast)
        if (contrastOf(color, on) >= contrast) expect(offered).toBe(color)
      }),
      { numRuns: 400 },
    )
  })

  it('has the same hue, and is no further from the colour than it must be', () => {
    expect(nearestReadable({ color: '#ffd400', on: '#ffffff', contrast: 4.5 })).toBe('#8c7500')
    expect(nearestReadable({ color: '#777777', on: '#ffffff', contrast: 4.5 })).toBe('#767676')
    expect(nearestReadable({ color: '#0b5d5b', on: '#10171e', contrast: 3 })).toBe('#0d6f6c')
  })
})

it('reads a typed colour in the ways people write it', () => {
  expect(['0B5D5B', ' #0b5d5b', '#0af', 'teal', ''].map(tidyColor)).toEqual([
    '#0b5d5b',
    '#0b5d5b',
    '#00aaff',
    'teal',
    '',
  ])
})
