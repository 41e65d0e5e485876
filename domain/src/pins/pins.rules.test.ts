import { describe, expect, it } from 'vitest'
import {
  deviceLockedUntil,
  isTrivialPin,
  pinLockedUntil,
  pinOf,
  problemOfNewPin,
  problemsOfDevice,
} from './pins.rules.ts'

const noon = new Date('2026-03-04T12:00:00.000Z')

describe('a PIN', () => {
  it.each([
    ['4821', '4821'],
    [' 48 21 ', '4821'],
    ['٤٨٢١', '4821'],
    ['۴۸۲۱', '4821'],
    ['48a1', '48a1'],
  ])('typed as %j is %j', (typed, pin) => {
    expect(pinOf(typed)).toBe(pin)
  })

  it.each([
    ['', 'pinMissing'],
    ['482', 'pinLength'],
    ['4821937', 'pinLength'],
    ['48a1', 'pinNotDigits'],
    ['１２', 'pinNotDigits'],
    ['1234', 'pinTrivial'],
    ['4821', undefined],
    ['482193', undefined],
  ])('%j has the problem %s', (pin, code) => {
    expect(problemOfNewPin(pin)?.code).toBe(code)
  })

  it.each([
    '0000',
    '1111',
    '999999',
    '1234',
    '012345',
    '4321',
    '7890',
    '0987',
    '1212',
    '123123',
    '1990',
    '2024',
    '2580',
  ])('%s is easy to guess', (pin) => {
    expect(isTrivialPin(pin)).toBe(true)
  })

  it('is rarely refused as easy to guess', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))

    expect(all.filter(isTrivialPin).length).toBeLessThan(350)
  })
})

describe('wrong PINs', () => {
  const at = (minutesAgo: number) => new Date(noon.getTime() - minutesAgo * 60_000).toISOString()
  const until = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

  it.each([
    [4, null],
    [5, 5],
    [6, 10],
    [7, 20],
    [8, 40],
    [9, 60],
    [40, 60],
  ])('%i of them lock a person at a device for %s minutes', (wrong, minutes) => {
    const locked = pinLockedUntil([{ deviceId: 1, wrong, lastAt: at(0) }], { deviceId: 1, now: noon })

    expect(locked).toEqual(minutes === null ? null : until(minutes))
  })

  it('lock a person at that device only', () => {
    expect(pinLockedUntil([{ deviceId: 1, wrong: 9, lastAt: at(0) }], { deviceId: 2, now: noon })).toBeNull()
  })

  it('lock a person everywhere if there are many in all', () => {
    const all = [1, 2, 3, 4].map((deviceId) => ({ deviceId, wrong: 4, lastAt: at(1) }))

    expect(pinLockedUntil(all, { deviceId: 9, now: noon })).toEqual(until(9))
    expect(pinLockedUntil(all.slice(1), { deviceId: 9, now: noon })).toBeNull()
  })

  it('lock everybody at a device if there are many of all people', () => {
    const all = Array.from({ length: 5 }, () => ({ deviceId: 1, wrong: 4, lastAt: at(0) }))

    expect(deviceLockedUntil(all, noon)).toEqual(until(5))
    expect(deviceLockedUntil(all.slice(1), noon)).toBeNull()
  })

  it('lock no longer when the time has passed, and are forgotten after a day', () => {
    expect(pinLockedUntil([{ deviceId: 1, wrong: 5, lastAt: at(5) }], { deviceId: 1, now: noon })).toBeNull()
    expect(pinLockedUntil([{ deviceId: 1, wrong: 9, lastAt: at(24 * 60) }], { deviceId: 1, now: noon })).toBeNull()
  })
})

it.each([
  [{ name: 'Bar', lockAfterMinutes: 10 }, []],
  [{ name: 'Kitchen', lockAfterMinutes: null }, []],
  [{ name: ' ', lockAfterMinutes: 0 }, ['name', 'lockAfterMinutes']],
  [{ name: 'x'.repeat(61), lockAfterMinutes: 481 }, ['name', 'lockAfterMinutes']],
])('the shared device %j has problems of %j', (draft, fields) => {
  expect(Object.keys(problemsOfDevice(draft))).toEqual(fields)
})
