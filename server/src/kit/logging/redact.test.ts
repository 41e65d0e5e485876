import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it.each([
  ['{"user":{"password":"hunter2"}}', '{"user":{"password":"[secret]"}}'],
  ['{"accessToken":"a\\"b","id":1}', '{"accessToken":"[secret]","id":1}'],
  ['{"Authorization":"Basic abc"}', '{"Authorization":"[secret]"}'],
  ['{"cvc":123}', '{"cvc":null}'],
  [
    '{"msg":"sent {\\"password\\":\\"hunter2\\",\\"a\\":1}"}',
    '{"msg":"sent {\\"password\\":\\"[secret]\\",\\"a\\":1}"}',
  ],
  ['{"msg":"header Bearer abc.def-1"}', '{"msg":"header Bearer [secret]"}'],
  ['{"msg":"got eyJhbGciOi.eyJzdWIi.c2ln"}', '{"msg":"got [secret]"}'],
  ['{"path":"/g/0a1b2c3d4e5f"}', '{"path":"/g/[secret]"}'],
  ['{"path":"/G/0a1b2c3d4e5f"}', '{"path":"/G/[secret]"}'],
  ['{"path":"/%67/0a1b2c3d4e5f"}', '{"path":"/%67/[secret]"}'],
  ['{"path":"//%47//%30a1b2c3d4e5f"}', '{"path":"//%47//[secret]"}'],
  ['{"path":"/g%2F0a1b2c3d4e5f"}', '{"path":"/g%2F[secret]"}'],
  ['{"msg":"card 4242 4242 4242 4242"}', '{"msg":"card [card]"}'],
  ['{"msg":"card 5555555555554444."}', '{"msg":"card [card]."}'],
])('%s is logged as %s', (line, logged) => {
  expect(redact(line)).toBe(logged)
})

it.each([
  '{"level":"info","time":"2026-11-21T10:00:00.000Z","requestId":"a1b2c3d4e5-1f","path":"/v1/order","ms":3}',
  '{"orderId":4242424242424}',
])('%s is logged as it is', (line) => {
  expect(redact(line)).toBe(line)
  expect(JSON.parse(redact(line))).toEqual(JSON.parse(line))
})
