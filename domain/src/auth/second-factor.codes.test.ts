import { describe, expect, it } from 'vitest'
import { readCode, writeRecoveryCode } from './second-factor.codes.ts'

describe('a code of an authenticator app', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['\u2066123\u00A0456\u2069', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
  ])('is read from %j', (entered, text) => {
    expect(readCode(entered)).toEqual({ kind: 'code', text })
  })

  it.each(['', ' ', '12345', '1234567', '12345a', 'abcdef', '12.456', '🙂'])('is not read from %j', (entered) => {
    expect(readCode(entered).kind).toBeUndefined()
  })
})

describe('a recovery code', () => {
  it.each([
    '7K2M-Q0XA-9D3F-PT51',
    '7k2m q0xa 9d3f pt51',
    '7K2MQOXA9D3FPT5L',
    '7k2m–qoxa–9d3f–pt5i',
    '٧K٢M-Q٠XA-٩D٣F-PT٥١',
  ])('is read from %j', (entered) => {
    expect(readCode(entered)).toEqual({ kind: 'recoveryCode', text: '7K2MQ0XA9D3FPT51' })
  })

  it.each(['7K2M-Q0XA-9D3F', '7K2M-Q0XA-9D3F-PT5U', '7K2M-Q0XA-9D3F-PT51-0'])('is not read from %j', (entered) => {
    expect(readCode(entered).kind).toBeUndefined()
  })

  it('is shown in groups, and read again', () => {
    const shown = writeRecoveryCode('7K2MQ0XA9D3FPT51')

    expect(shown).toBe('7K2M-Q0XA-9D3F-PT51')
    expect(readCode(shown)).toEqual({ kind: 'recoveryCode', text: '7K2MQ0XA9D3FPT51' })
  })
})
