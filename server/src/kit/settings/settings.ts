import { auditDaysAtLeast, auditDaysAtMost, auditDaysUnlessSet } from '@brigade/domain/access/audit-limits.ts'
import { guestCallsAMinuteUnlessSet } from '../admission/admission.ts'
import { codeOf } from '../errors/error-text.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAddressRange, trustedProxiesUnlessSet } from '../admission/client-address.ts'
import { isLongSecret, jwtSecretFile, keptJwtSecret } from './jwt-secret.ts'
import { DamagedSecret } from './stored-secret.ts'
import { logLevels, type LogLevel } from '../logging/logger.ts'
import { type SmtpSettings, readSmtpSettings } from './smtp-settings.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'
import { readS3Settings, type S3Settings } from './s3-settings.ts'
import type { Environment, SettingName } from './setting-names.ts'

export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  /** Signs tokens; unless set, the server makes one and stores it in `dataDir`. */
  jwtSecret: string
  isDemo: boolean
  logLevel: LogLevel
  /** The address of the server for people, in links and QR codes. */
  publicUrl?: string
  /** Origins besides its own whose pages may call the API. */
  corsOrigins: string[]
  /** Addresses and ranges of the proxies whose statements about their clients are trusted. */
  trustedProxies: readonly string[]
  /** Maximum calls per minute of all guests of one table together. */
  guestCallsAMinute: number
  /** Days for which the audit log is kept. */
  auditLogDays: number
  /** True if accounts of the roles that may have a second factor must have one. */
  requiresSecondFactor: boolean
  /** True if printers and points of sale may be on the server's own machine, or on an address of its link only. */
  allowsLocalTargets: boolean
  /** The only origin on the server's own machine that push messages may go to, instead of a push service. */
  localStandIn?: string
  /**
   * The address of the demo's POS simulator, to which the venues of the demo are connected; without it they have no
   * point of sale.
   */
  demoTillUrl?: string
  /** The contact for reports of security problems. */
  securityContact?: string
  /** Stores uploaded files instead of `dataDir`. */
  s3?: S3Settings
  /** Verifies the webhooks of a payment system; without it, none are accepted. */
  webhookSecret?: string
  /** The provider of guests' online payments; none unless set. */
  checkoutProvider?: 'demo' | 'stripe'
  stripe?: StripeSettings
  /** Sends mails; none are sent without it. */
  smtp?: SmtpSettings
  isProduction: boolean
}

/** All settings that can't be used, each with what is right. */
export class WrongSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`Wrong settings in the environment:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'WrongSettings'
  }
}

/** The rules of a setting: its default, its parser, and the sentence that says what is right if the text is wrong. */
type Wanted<T> = { fallback: T; parse: (text: string) => T | undefined; right: string }

type Reader = <T>(name: SettingName, wanted: Wanted<T>) => T

/**
 * Reads the settings, and makes the secret that signs tokens if there is none yet. Throws what `checkSettings` throws.
 */
export function readSettings(env: Environment): Settings {
  const settings = checkSettings(env)
  return { ...settings, jwtSecret: settings.jwtSecret ?? secretIn(settings.dataDir) }
}

/** The settings of the environment, for programs that sign no tokens. */
export type GivenSettings = Omit<Settings, 'jwtSecret'> & { jwtSecret?: string }

/**
 * Reads the settings of the environment, in which an empty one counts as absent, and creates nothing. Throws one
 * `WrongSettings` that names every wrong one.
 */
export function checkSettings(env: Environment): GivenSettings {
  const problems: string[] = []
  const read: Reader = (name, { fallback, parse, right }) => {
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value === undefined) problems.push(`${name} ${right}`)
    return value ?? fallback
  }

  const isProduction = env.NODE_ENV === 'production'
  const isDemo = read('DEMO', { fallback: isDemoIn(env), parse: switchOf, right: 'must be on or off' })
  const settings = {
    port: read('PORT', { fallback: 3030, parse: portOf, right: 'must be a number from 0 to 65535' }),
    host: read('HOST', { fallback: '127.0.0.1', parse: hostOf, right: 'must be a host name or an address' }),
    dataDir: resolve(read('DATA_DIR', { fallback: './data', parse: String, right: '' })),
    databaseUrl: read<string | undefined>('DATABASE_URL', {
      fallback: undefined,
      parse: postgresUrlOf,
      right: 'must begin with postgres://',
    }),
    jwtSecret: read<string | undefined>('JWT_SECRET', {
      fallback: undefined,
      parse: secretOf,
      right: 'must have at least 32 characters',
    }),
    isDemo,
    logLevel: read<LogLevel>('LOG_LEVEL', {
      fallback: 'info',
      parse: logLevelOf,
      right: `must be one of ${logLevels.join(', ')}`,
    }),
    publicUrl: read<string | undefined>('PUBLIC_URL', {
      fallback: undefined,
      parse: publicUrlOf,
      right: 'must be an address such as https://brigade.example.com',
    }),
    corsOrigins: read('CORS_ORIGINS', {
      fallback: [],
      parse: originsOf,
      right: 'must be origins such as https://example.com, separated by commas',
    }),
    trustedProxies: read<readonly string[]>('TRUSTED_PROXIES', {
      fallback: trustedProxiesUnlessSet,
      parse: rangesOf,
      right: 'must be addresses or ranges such as 10.0.0.0/8, separated by commas',
    }),
    guestCallsAMinute: read('GUEST_CALLS_A_MINUTE', {
      fallback: guestCallsAMinuteUnlessSet,
      parse: rateOf,
      right: 'must be a whole number, at least 60',
    }),
    auditLogDays: read('AUDIT_LOG_DAYS', {
      fallback: auditDaysUnlessSet,
      parse: auditDaysOf,
      right: `must be a whole number of days, from ${auditDaysAtLeast} to ${auditDaysAtMost}`,
    }),
    requiresSecondFactor: read('SECOND_FACTOR', {
      fallback: false,
      parse: requirementOf,
      right: 'must be required or optional',
    }),
    // The simulators of other systems in the demo run on the same machine.
    allowsLocalTargets: read('LOCAL_TARGETS', { fallback: isDemo, parse: switchOf, right: 'must be on or off' }),
    localStandIn: read<string | undefined>('LOCAL_PUSH_SERVICE', {
      fallback: undefined,
      parse: loopbackOriginOf,
      right: 'must be an origin such as http://127.0.0.1:4100',
    }),
    demoTillUrl: read<string | undefined>('DEMO_POS_URL', {
      fallback: undefined,
      parse: webUrlOf,
      right: 'must begin with http:// or https://',
    }),
    securityContact: read<string | undefined>('SECURITY_CONTACT', {
      fallback: undefined,
      parse: contactOf,
      right: 'must begin with mailto:, tel: or https://',
    }),
    s3: readS3Settings(env, problems),
    checkoutProvider: read<'demo' | 'stripe' | undefined>('PAYMENTS_PROVIDER', {
      fallback: undefined,
      parse: (text) => (text === 'demo' || text === 'stripe' ? text : undefined),
      right: 'must be demo or stripe',
    }),
    stripe: readStripeSettings(env, problems),
    smtp: readSmtpSettings(env, problems),
    webhookSecret: read<string | undefined>('PAYMENTS_WEBHOOK_SECRET', {
      fallback: undefined,
      parse: secretOf,
      right: 'must have at least 32 characters',
    }),
    isProduction,
  }
  if (problems.length > 0) throw new WrongSettings(problems)
  return settings
}

/** Returns true if an environment wants the demo, for programs that start its parts. */
export function isDemoIn({ DEMO = '', NODE_ENV }: Environment): boolean {
  return switchOf(DEMO.trim()) ?? NODE_ENV !== 'production'
}

function secretIn(dataDir: string): string {
  try {
    return keptJwtSecret(dataDir)
  } catch (error) {
    if (error instanceof DamagedSecret) throw new WrongSettings([error.message])
    const code = codeOf(error)
    if (!notOurs.has(code)) throw error
    throw new WrongSettings([
      existsSync(join(dataDir, jwtSecretFile))
        ? `${join(dataDir, jwtSecretFile)} must be a file that this account may read (${code}). Give the files of DATA_DIR to the account that runs Brigade.`
        : `DATA_DIR must be a folder that this account may write to: ${dataDir} (${code})`,
    ])
  }
}

/** The codes of the file system for a folder that does not become writable by waiting. */
const notOurs: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

function portOf(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

function rateOf(text: string): number | undefined {
  return /^\d{2,10}$/.test(text) && Number(text) >= 60 ? Number(text) : undefined
}

function auditDaysOf(text: string): number | undefined {
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return days >= auditDaysAtLeast && days <= auditDaysAtMost ? days : undefined
}

function hostOf(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) ? text : undefined
}

function postgresUrlOf(text: string): string | undefined {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined
}

function secretOf(text: string): string | undefined {
  return isLongSecret(text) ? text : undefined
}

function switchOf(text: string): boolean | undefined {
  if (/^(on|true|1|yes)$/i.test(text)) return true
  return /^(off|false|0|no)$/i.test(text) ? false : undefined
}

function requirementOf(text: string): boolean | undefined {
  if (/^required$/i.test(text)) return true
  return /^optional$/i.test(text) ? false : undefined
}

function logLevelOf(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text)
}

function webUrlOf(text: string): string | undefined {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text.replace(/\/+$/, '') : undefined
}

/** Returns a web address without credentials, query or fragment, because paths are appended to it. */
function publicUrlOf(text: string): string | undefined {
  return /[?#@]/.test(text) ? undefined : webUrlOf(text)
}

function loopbackOriginOf(text: string): string | undefined {
  return /^http:\/\/127\.0\.0\.1(:\d+)?$/.test(text) ? URL.parse(text)?.origin : undefined
}

function contactOf(text: string): string | undefined {
  return /^(mailto:|tel:|https:\/\/)[!-~]+$/.test(text) ? text : undefined
}

function originsOf(text: string): string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim())
  return origins.every((origin) => URL.parse(origin)?.origin === origin) ? origins : undefined
}

function rangesOf(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isAddressRange) ? ranges : undefined
}
