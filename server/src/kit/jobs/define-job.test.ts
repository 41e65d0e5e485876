import { Type } from '@sinclair/typebox'
import { expect, it } from 'vitest'
import { defineJob, WrongPayload } from './define-job.ts'

function kindWith<Payload>(payload: ReturnType<typeof Type.Unsafe<Payload>>) {
  return defineJob({
    kind: 'test:tell',
    payload,
    tries: 1,
    backoffMinutes: [1],
    mayRepeat: true,
    run: () => Promise.resolve(),
  })
}

it('a payload that does not match its schema is wrong', () => {
  const job: ReturnType<typeof kindWith> = kindWith(Type.Unsafe({ type: 'string' }))

  expect(() => job.assertPayload(5)).toThrow(WrongPayload)
})

it('a payload is not blamed for a schema that can not be compiled', () => {
  const job: ReturnType<typeof kindWith> = kindWith(Type.Unsafe({ type: 'nonsense' }))
  const check = () => job.assertPayload(5)

  expect(check).toThrow(/type/)
  expect(check).not.toThrow(WrongPayload)
})
