import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScanner } from '#kit/keys/use-scanner.ts'

const link = 'https://trays.example/HARBOUR-1-001'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('tells what was typed when Enter ends it', () => {
  const scans = open()

  type(link)

  expect(scans).toEqual([link])
})

it('begins again after a second in which nothing was typed', () => {
  const scans = open()

  type('what somebody leaned on', { isEnded: false })
  vi.advanceTimersByTime(1_000)
  type(link)

  expect(scans).toEqual([link])
})

it('goes on after a pause that is shorter', () => {
  const scans = open()

  type(link.slice(0, 9), { isEnded: false })
  vi.advanceTimersByTime(999)
  type(link.slice(9))

  expect(scans).toEqual([link])
})

it('leaves alone what is typed into a field, and forgets what came before', () => {
  const scans = open()

  type('x', { isEnded: false })
  type(link, { into: screen.getByRole('textbox') })
  fireEvent.keyDown(document.body, { key: 'Enter' })

  expect(scans).toEqual([])
})

it('takes no shortcut for a letter, and Shift for none', () => {
  const scans = open()

  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'Shift' })
  type('A')

  expect(scans).toEqual(['A'])
})

it('holds one character more than a sticker can say, however much is typed', () => {
  const scans = open()

  type('k'.repeat(10_000))

  expect(scans.map(({ length }) => length)).toEqual([2_001])
})

it('is silent while it is off', () => {
  const scans = open(false)

  type(link)

  expect(scans).toEqual([])
})

it('is silent while one that came later is on, as in a dialog in front of a screen', () => {
  const scans = open()
  const inFront: string[] = []
  function InFront() {
    useScanner((scanned) => inFront.push(scanned), true)
    return null
  }
  const { unmount } = render(<InFront />)

  type(link)
  unmount()
  type('https://trays.example/HARBOUR-1-002')

  expect(inFront).toEqual([link])
  expect(scans).toEqual(['https://trays.example/HARBOUR-1-002'])
})

it('stays behind what hears as well, and hears what nobody else does', () => {
  const [inFront, behind]: [string[], string[]] = [[], []]
  function Both({ isOn }: { isOn: boolean }) {
    useScanner((scanned) => inFront.push(scanned), isOn)
    useScanner((scanned) => behind.push(scanned), true, { isBehind: true })
    return null
  }
  const { rerender } = render(<Both isOn />)
  type('one')
  rerender(<Both isOn={false} />)
  type('two')
  rerender(<Both isOn />)
  type('three')

  expect([inFront, behind]).toEqual([['one', 'three'], ['two']])
})

it('takes a scan while a list of choices has the focus', () => {
  const scans = open()

  type(link, { into: screen.getByRole('combobox') })

  expect(scans).toEqual([link])
})

it('reads by their places the keys of a device whose keyboard is Arabic', () => {
  const scans = open()

  for (const [key, code, shiftKey = false] of [
    ['ا', 'KeyH'],
    ['أ', 'KeyH', true],
    ['ـ', 'KeyJ', true],
    [':', 'Semicolon', true],
    ['ظ', 'Slash'],
    ['لا', 'KeyB'],
    ['_', 'Minus', true],
    ['4', 'Digit4'],
    ['@', 'Digit2', true],
    [' ', 'Space'],
  ] as const) {
    fireEvent.keyDown(document.body, { key, code, shiftKey })
  }
  fireEvent.keyDown(document.body, { key: 'Enter' })

  expect(scans).toEqual(['hHJ:/b_4@ '])
})

it('reads by their places the keys of a device whose keyboard is German, once one types what no link has', () => {
  const scans = open()

  for (const [key, code, shiftKey] of [
    ['G', 'KeyG', true],
    ['ß', 'Minus', false],
    ['z', 'KeyY', false],
    ['Y', 'KeyZ', true],
  ] as const) {
    fireEvent.keyDown(document.body, { key, code, shiftKey })
  }
  fireEvent.keyDown(document.body, { key: 'Enter' })

  expect(scans).toEqual(['G-yZ'])
})

it('is not misled by Caps Lock', () => {
  const scans = open()

  for (const [key, code, shiftKey = false] of [
    ['H', 'KeyH'],
    ['r', 'KeyR', true],
    ['1', 'Digit1'],
  ] as const) {
    const press = createEvent.keyDown(document.body, { key, code, shiftKey })
    // The test browser does not know Caps Lock.
    fireEvent(document.body, Object.assign(press, { getModifierState: (name: string) => name === 'CapsLock' }))
  }
  fireEvent.keyDown(document.body, { key: 'Enter' })

  expect(scans).toEqual(['hR1'])
})

it('takes the keys of other Latin keyboards at their word', () => {
  const scans = open()

  for (const [key, code] of [
    ['a', 'KeyQ'],
    [',', 'KeyM'],
    [';', 'Comma'],
  ] as const) {
    fireEvent.keyDown(document.body, { key, code })
  }
  fireEvent.keyDown(document.body, { key: 'Enter' })

  expect(scans).toEqual(['a,;'])
})

function open(isOn = true): string[] {
  const scans: string[] = []
  function Scanned() {
    useScanner((scanned) => scans.push(scanned), isOn)
    return (
      <>
        <input type="text" />
        <select aria-label="Room" />
      </>
    )
  }
  render(<Scanned />)
  return scans
}

type Typing = { into?: HTMLElement; isEnded?: boolean }

function type(text: string, { into = document.body, isEnded = true }: Typing = {}): void {
  for (const key of text) fireEvent.keyDown(into, { key })
  if (isEnded) fireEvent.keyDown(into, { key: 'Enter' })
}
