import { createHmac, timingSafeEqual } from 'node:crypto'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { isSignedInTime } from '@brigade/domain/payments/payments.rules.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import type { SignedBody } from '#kit/bodies/http-body.ts'

type CheckedBy = { secret: string | undefined; now: Date }

/**
 * Returns the bytes of a body that was signed recently as `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. Throws
 * NotAuthenticated for anything else, without saying what is wrong; also if no secret is set.
 */
export function signedBytes({ bytes, signature }: SignedBody, { secret, now }: CheckedBy): Buffer {
  const { time, digests } = partsOf(signature ?? '')
  if (!bytes || !secret || time === undefined) throw signatureWrong()
  const right = signatureOf(bytes, { secret, time })
  const isSigned = digests.map((digest) => timingSafeEqual(right, digest)).includes(true)
  if (!isSigned || !isSignedInTime(new Date(Number(time) * 1_000), now)) throw signatureWrong()
  return bytes
}

/** Returns the refusal of a wrongly signed body; it does not say what is wrong. */
export function signatureWrong() {
  return notAuthenticated({ message: paymentErrors.signatureWrong, reason: 'signatureWrong' })
}

function signatureOf(bytes: Buffer, { secret, time }: { secret: string; time: string }): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(bytes).digest()
}

/** Parses a header of up to 400 characters, enough for two secrets during their rotation. */
function partsOf(header: string): { time: string | undefined; digests: Buffer[] } {
  const parts = header.length > 400 ? [] : header.split(',').map((part) => part.trim())
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1))
  const [time, ...others] = valuesOf('t').filter((value) => /^\d{1,12}$/.test(value))
  const digests = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value))
  return { time: others.length === 0 ? time : undefined, digests: digests.map((digest) => Buffer.from(digest, 'hex')) }
}
