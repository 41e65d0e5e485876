import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tones } from '#ui/tone.ts'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')

const light = tokensOf(/:root \{([^}]*)\}/)
const themes = { light, dark: { ...light, ...tokensOf(/:root\[data-theme='dark'\] \{([^}]*)\}/) } }

/** Pairs of a text colour and its background. */
const textPairs = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'surface-sunk'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'surface-sunk'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['primary-strong', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['ink', 'amber-soft'],
  ['on-late', 'late'],
  ...tones.flatMap((tone) => [
    [`${tone}-strong`, `${tone}-soft`],
    [`${tone}-strong`, 'surface'],
    [`${tone}-strong`, 'paper'],
    ['on-strong', `${tone}-strong`],
    ['ink', `${tone}-soft`],
  ]),
] as [string, string][]

/** Pairs of the edge of a control and its background. */
const edgePairs = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['primary', 'surface-sunk'],
] as [string, string][]

describe.each(Object.entries(themes))('in the %s theme', (_name, tokens) => {
  it.each(textPairs)('%s on %s can be read: 4.5 to 1', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('%s on %s can be seen: 3 to 1', (edge, ground) => {
    expect(contrast(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(3)
  })
})

function tokensOf(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('tokens.css lacks a colour that is checked here')
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
