import { parseArgs } from 'node:util'
import { demoAccounts } from '#seeds/accounts.ts'
import { CommandProblem } from '../command.ts'

export const guestUsage = 'npm run demo:guests -- [--rate 30] [--venue 1] [--url http://localhost:3030]'

export const guestHelp = `Usage: ${guestUsage}

Behaves like the guests of the demo, through the public API, until Ctrl+C.
  --rate   orders a minute; 30 unless given
  --venue  one venue by its id; without it, the first two
  --url    where the server is; this machine, at PORT or else 3030, unless given`

export type GuestArguments = { ordersAMinute: number; url: string; venueIds: number[] }

const mostOrdersAMinute = 60_000

/**
 * Reads the rate and the address of the demo's guests from the command line; undefined when only help is asked for.
 * Throws CommandProblem, naming what is wrong.
 */
export function readGuestArguments(port: string | undefined, args?: string[]): GuestArguments | undefined {
  const text = { type: 'string' } as const
  const help = { type: 'boolean', short: 'h' } as const
  const { values } = parseArgs({ ...(args && { args }), options: { rate: text, url: text, venue: text, help } })
  if (values.help) return undefined
  const ordersAMinute = Number(values.rate ?? 30)
  if (!(ordersAMinute > 0 && ordersAMinute <= mostOrdersAMinute)) {
    throw new CommandProblem(`--rate must be orders a minute, more than 0 and at most ${mostOrdersAMinute}.`)
  }
  const url = values.url ?? `http://localhost:${port?.trim() || 3030}`
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new CommandProblem('--url must begin with http:// or https://.')
  }
  const managed = demoAccounts.flatMap(({ role, venueId }) => (role === 'manager' && venueId ? [venueId] : []))
  const venueIds = values.venue === undefined ? [1, 2] : managed.filter((id) => String(id) === values.venue)
  if (venueIds.length === 0) throw new CommandProblem(`--venue must be one of ${managed.join(', ')}.`)
  return { ordersAMinute, url: url.replace(/\/+$/, ''), venueIds }
}
