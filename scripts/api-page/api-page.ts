import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServiceContract, type ServiceMethod, serviceMethods } from '@brigade/domain/access/contract.ts'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { authenticationPath } from '@brigade/domain/auth/auth.api.ts'
import { pageLimits } from '@brigade/domain/kit/paging.ts'
import { services, type ServicePath } from '@brigade/domain/services.ts'
import { fieldTable, recordTable } from './field-table.ts'
import { jsonSchemaOf } from '@brigade/domain/app/json-schema.ts'
import { answerText } from './answer-text.ts'
import { listeners, notes } from './notes.ts'
import { orderMovesTable, orderStatusesTable } from './order-tables.ts'
import { type Call, rightsTable, whoMay } from './rights.ts'
import { records, values } from '@brigade/domain/app/api-shapes.ts'
import { table } from './table.ts'

const verbs = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const

const contracts: [ServicePath, ServiceContract][] = entriesOf(services)

/** Returns the API page: the hand-written introduction, and every call by its contract. */
export function apiPage(): string {
  const parts = [
    introduction(),
    `## All calls\n\n${callsTable()}`,
    ...contracts.map(serviceSection),
    '## Values',
    ...values.map(({ name, note }) => `### ${name}\n\n${note}`),
    '## Records\n\nEvery field is always there, unless the record says else.',
    ...records.map(({ name, note, schema }) => `### ${name}\n\n${note}\n\n${recordTable(schema)}`),
    `## Rights\n\nWhich role holds which permission.\n\n${rightsTable()}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function introduction(): string {
  const parts: Record<string, string> = {
    'order-moves': orderMovesTable(),
    'order-statuses': orderStatusesTable(),
    page: String(pageLimits.standard),
    'page-most': String(pageLimits.most),
    unpaged: String(pageLimits.unpaged),
    deepest: String(pageLimits.deepest),
  }
  const text = readFileSync(join(import.meta.dirname, 'introduction.md'), 'utf8').trim()
  return text.replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`introduction.md asks for "${name}", which nobody writes`)
    return part
  })
}

function callsTable(): string {
  const rows = contracts.flatMap(([path, contract]) =>
    methodsOf(contract).map((method) => {
      const { summary, permission } = contract[method]!
      return [
        `[${callOf(path, method)}](#${path.replaceAll('/', '').toLowerCase()})`,
        whoMay({ path, method, permission }),
        summary,
      ]
    }),
  )
  return table(['Call', 'Who may', 'What it does'], rows)
}

function serviceSection([path, contract]: [ServicePath, ServiceContract]): string {
  const methods = methodsOf(contract).map((method) => methodSection(path, method, contract))
  return [`## /${path}`, ...methods, ...eventsPart(path, contract)].join('\n\n')
}

function methodSection(path: ServicePath, method: ServiceMethod, contract: ServiceContract): string {
  const { summary, permission, query, data: plain, takesSigned, answer, status } = contract[method]!
  const data = plain ?? takesSigned?.body
  const call: Call = { path, method, permission }
  return [
    `### ${callOf(path, method)}`,
    summary,
    ...(notes[path]?.[method] ? [notes[path][method]] : []),
    `**Who may:** ${whoMay(call)}${inBrackets(permission)}.`,
    ...(query ? queryPart(method, fieldTable(jsonSchemaOf(query))) : []),
    ...(data ? ['**Body:**', fieldTable(jsonSchemaOf(data))] : []),
    `**Answers** ${status ?? (method === 'create' ? 201 : 200)}: ${answerText(answer)}.`,
  ].join('\n\n')
}

function queryPart(method: ServiceMethod, ownFields: string): string[] {
  if (method !== 'find') return ['**Query:**', ownFields]
  return ownFields === ''
    ? ['**Query:** what [Lists](#lists) take.']
    : ['**Query:** what [Lists](#lists) take, and', ownFields]
}

function eventsPart(path: ServicePath, { events: told = {}, find }: ServiceContract): string[] {
  const events = Object.keys(told)
  const permission = listeners[path] ?? find?.permission
  if (events.length === 0 || permission === undefined) return []
  const names = events.map((event) => `\`${path} ${event}\``).join(', ')
  const roles = whoMay({ path, method: 'find', permission })
  const ofGuests = [permission].flat().some((one) => one !== 'public' && rolesThatMay(one).includes('guest'))
  const guests = ofGuests ? '; guests hear of their own sitting' : ''
  return [
    `**Events:** ${names}, each with the whole ${find ? 'record' : 'answer'}. Heard by the sockets of these people, of their own venues: ${roles}${guests}.`,
  ]
}

function methodsOf(contract: ServiceContract): ServiceMethod[] {
  return serviceMethods.filter((method) => contract[method] !== undefined)
}

function callOf(path: ServicePath, method: ServiceMethod): string {
  const isOfOne = method === 'get' || method === 'patch' || (method === 'remove' && path !== authenticationPath)
  return `${verbs[method]} /${path}${isOfOne ? '/{id}' : ''}`
}

function inBrackets(permission: Call['permission']): string {
  return permission === 'public'
    ? ''
    : ` (${[permission]
        .flat()
        .map((one) => `\`${one}\``)
        .join(', ')})`
}
