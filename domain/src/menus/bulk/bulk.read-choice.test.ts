import { describe, expect, it } from 'vitest'
import { readCell } from './bulk.read-cell.ts'

const setting = { currency: 'AED' as const, categories: [], categoryId: null }

describe('a cell of an item', () => {
  it.each([
    ['flag', 'yes', true],
    ['flag', 'NO ', false],
    ['flag', 'True', true],
    ['flag', '0', false],
    ['flag', 'نعم', true],
    ['flag', '', undefined],
    ['days', 'ALL', ['ALL']],
    ['days', 'friday, Monday', ['Monday', 'Friday']],
    ['days', 'Mon; Tue', ['Monday', 'Tuesday']],
    ['days', ' ', undefined],
    ['hours', '14, 8,8', ['8', '14']],
    ['hours', '٨', ['8']],
    ['hours', 'all', ['ALL']],
    ['minutes', '15', 15],
    ['minutes', '', undefined],
    ['tag', 'main course', 'Main Course'],
    ['tag', '', null],
    ['priceOrNone', '', null],
    ['priceOrNone', '9.50', 9.5],
  ] as const)('of %s reads %j', (type, text, value) => {
    expect(readCell(type, text, setting)).toEqual({ value })
  })

  it.each([
    ['flag', 'maybe', 'flagUnknown'],
    ['days', 'Funday', 'daysUnknown'],
    ['hours', '24', 'hoursUnknown'],
    ['hours', '8.9', 'hoursUnknown'],
    ['hours', '2026-10-08', 'isDate'],
    ['minutes', '1441', 'prepareTimeInvalid'],
    ['tag', 'Snacks', 'tagUnknown'],
    ['priceOrNone', 'cheap', 'priceNotNumber'],
  ] as const)('of %s refuses %j', (type, text, code) => {
    expect(readCell(type, text, setting)).toMatchObject({ problem: { code } })
  })
})
