import { expect, it } from 'vitest'
import fc from 'fast-check'
import {
  comparedSerial,
  endOfSerial,
  isSerial,
  scanLengthAtMost,
  serialOfScan,
  serialOfTyped,
  shortSerial,
} from './trays.scan.ts'

const serial = 'TR-0001_abcde'

it.each<[what: string, scanned: string, found: string | null]>([
  ['a link that ends in the serial', `https://trays.example/q/${serial}`, serial],
  ['a link with the serial in its query', `https://trays.example/q?s=${serial}`, serial],
  ['a link in capitals, as some scanners type it', `HTTPS://TRAYS.EXAMPLE/${serial}`, serial],
  ['one without encryption', `http://t.example/${serial}`, serial],
  ['one with the space that a scanner adds', ` https://t.example/${serial}\n`, serial],
  ['a serial without its link', serial, null],
  ['another kind of link', `ftp://t.example/${serial}`, null],
  ['a link in the middle of a text', `see https://t.example/${serial}`, null],
  ['two links', `https://a.example https://t.example/${serial}`, null],
  ['a link that is no longer than a serial', 'https://t.example/abc', null],
  ['a link that ends in a slash', `https://t.example/${serial}/`, null],
  ['a host alone', 'https://trays.of.example', null],
  ['nothing', '', null],
])('finds the serial in %s', (_what, scanned, found) => {
  expect(serialOfScan(scanned)).toBe(found)
})

it('takes the last thirteen characters, whatever stands before them', () => {
  const paths = fc.stringMatching(/^[a-z0-9/.?=&]{1,200}$/)
  const serials = fc.stringMatching(/^[\w-]{13}$/)

  fc.assert(
    fc.property(paths, serials, (path, ending) => {
      expect(serialOfScan(`https://${path}${ending}`)).toBe(ending)
    }),
  )
})

it.each<[what: string, typed: string, found: string | null]>([
  ['a serial', 'HARBOUR-1-020', 'HARBOUR-1-020'],
  ['one without digits', 'ABCDEFGHIJKLM', 'ABCDEFGHIJKLM'],
  ['one with marks of direction around it', '\u200FHARBOUR-1-020\u200E', 'HARBOUR-1-020'],
  ['one with spaces and a line break around it', ' HARBOUR-1-020 \r\n', 'HARBOUR-1-020'],
  ['one that is broken over two lines', 'HARBOUR-\n1-020', 'HARBOUR-1-020'],
  ['one that was pasted so into a field of one line', 'HARBOUR- 1-020', 'HARBOUR-1-020'],
  ['Arabic digits', 'HARBOUR-1-٠٢٠', 'HARBOUR-1-020'],
  ['Persian digits', 'HARBOUR-۱-۰۲۰', 'HARBOUR-1-020'],
  ['the dashes of phones and spreadsheets', 'HARBOUR‑1–020', 'HARBOUR-1-020'],
  ['the name of a tray', 'Tray HARBOUR-1-020', 'HARBOUR-1-020'],
  ['a link', 'https://t.example/tray/HARBOUR-1-020', 'HARBOUR-1-020'],
  ['a link in capitals', 'HTTPS://T.EXAMPLE/HARBOUR-1-020', 'HARBOUR-1-020'],
  ['a link with the serial in its query', 'https://t.example?s=HARBOUR-1-020', 'HARBOUR-1-020'],
  ['a link that ends in a slash', 'https://t.example/tray/HARBOUR-1-020/', 'HARBOUR-1-020'],
  ['a link without what it begins with', 'localhost:4651/tray/HARBOUR-1-020', 'HARBOUR-1-020'],
  ['a link behind a text', 'Room 204: https://t.example/tray/HARBOUR-1-020', 'HARBOUR-1-020'],
  ['a link at the end of a sentence', 'It is (https://t.example/tray/HARBOUR-1-020).', 'HARBOUR-1-020'],
  ['a link between lines', 'Room 204\nhttps://t.example/tray/HARBOUR-1-020\nthanks', 'HARBOUR-1-020'],
  ['a link that is broken over two lines', 'https://t.example/tray/HARB\nOUR-1-020', 'HARBOUR-1-020'],
  ['one link twice', 'https://t.example/HARBOUR-1-020 https://t.example/HARBOUR-1-020', 'HARBOUR-1-020'],
  ['two links', 'https://t.example/HARBOUR-1-020 https://t.example/HARBOUR-1-021', null],
  ['what is too short', 'HARBOUR-1-02', null],
  ['what is too long', 'HARBOUR-1-0200', null],
  ['a link of something else', 'https://example.com/menu', null],
  ['a host of thirteen letters', 'https://thirteenchars', null],
  ['a room', 'Room 204, third floor', null],
  ['a word of thirteen letters in a text', 'the Establishment', null],
  ['nothing', '', null],
])('finds the serial in what is typed: %s', (_what, typed, found) => {
  expect(serialOfTyped(typed)).toBe(found)
})

it.each<[typed: string, end: string | null]>([
  ['-020', '-020'],
  ['020', '020'],
  ['…-020', '-020'],
  ['...-020', '-020'],
  ['Tray …-020', '-020'],
  ['صينية \u2066…-020\u2069', '-020'],
  ['٠٢٠', '020'],
  [' ‑۰۲۰\n', '-020'],
  ['HARBOUR-1-02', 'HARBOUR-1-02'],
  ['HARBOUR-1-020', null],
  ['Room 204', null],
  ['…', null],
  ['', null],
  [`${' '.repeat(scanLengthAtMost)}020`, null],
])('knows the end of a serial: %s', (typed, end) => {
  expect(endOfSerial(typed)).toBe(end)
})

it('finds nothing in what nobody can have scanned', () => {
  expect(serialOfScan(`https://${'a'.repeat(scanLengthAtMost)}${serial}`)).toBeNull()
  expect(serialOfScan('x'.repeat(1_000_000))).toBeNull()
  expect(serialOfTyped(`${' '.repeat(scanLengthAtMost)}${serial}`)).toBeNull()
})

it.each([
  [serial, true],
  ['1700000000000', true],
  ['too-short', false],
  ['fourteen-chars', false],
  ['with space 13', false],
  ['with/slash/13', false],
])('knows a serial: %s', (text, expected) => {
  expect(isSerial(text)).toBe(expected)
})

it('shows the last four characters', () => {
  expect(shortSerial(serial)).toBe('bcde')
})

it('takes serials that differ in capitals alone for one', () => {
  expect(comparedSerial('Harbour-1-0A0')).toBe(comparedSerial('HARBOUR-1-0a0'))
  expect(comparedSerial('HARBOUR-1-0A0')).not.toBe(comparedSerial('HARBOUR_1-0A0'))
})
