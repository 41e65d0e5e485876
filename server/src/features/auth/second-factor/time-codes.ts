import { periodsBeside, timeCode } from '@brigade/domain/auth/second-factor.codes.ts'
import { Secret, TOTP } from 'otpauth'

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20

const issuer = 'Brigade'

/** Returns a new secret of an authenticator app, in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** Returns the `otpauth:` address that an authenticator app scans. */
export function addressOf(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** Returns the period for which a code is right, now or in the periods beside; undefined for a wrong code. */
export function periodOf(code: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: periodsBeside })
  return delta === null ? undefined : TOTP.counter({ period: timeCode.periodSeconds, timestamp }) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  const { algorithm, digits, periodSeconds: period } = timeCode
  return new TOTP({ issuer, label, algorithm, digits, period, secret: Secret.fromBase32(secret) })
}
