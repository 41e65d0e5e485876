import { expect, it } from 'vitest'
import { auditNotes } from './audit-notes.ts'

it('has nothing to say when no weakness is known', () => {
  expect(auditNotes('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}')).toEqual([])
})

it('names each package with a known weakness', () => {
  const vulnerabilities = {
    qs: { name: 'qs', severity: 'high', fixAvailable: true },
    koa: { name: 'koa', severity: 'low', fixAvailable: false },
  }

  expect(auditNotes(JSON.stringify({ vulnerabilities }))).toEqual([
    'qs has a known weakness (high), and there is a version without it: see npm audit --omit=dev',
    'koa has a known weakness (low): see npm audit --omit=dev',
  ])
})

it.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['<html>Proxy</html>', 'no report'],
  ['', 'no report'],
])('says that it does not know when the answer is %j', (answer, reason) => {
  expect(auditNotes(answer)).toEqual([`not known: the registry did not answer (${reason})`])
})
