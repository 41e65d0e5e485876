type Advisory = { name: string; severity: string; fixAvailable: unknown }

/**
 * Returns notes on the answer of `npm audit --json`, one line each: none if no shipped package has a known weakness,
 * and one about the missing answer if the registry did not respond.
 */
export function auditNotes(answer: string): string[] {
  const report = reportIn(answer)
  if (!report?.vulnerabilities) return [`not known: the registry did not answer (${report?.message ?? 'no report'})`]
  return Object.values(report.vulnerabilities).map(
    ({ name, severity, fixAvailable }) =>
      `${name} has a known weakness (${severity})${fixAvailable ? ', and there is a version without it' : ''}: see npm audit --omit=dev`,
  )
}

function reportIn(answer: string): { vulnerabilities?: Record<string, Advisory>; message?: string } | undefined {
  try {
    return JSON.parse(answer)
  } catch {
    // The process was ended, or a proxy answered with a page.
    return undefined
  }
}
