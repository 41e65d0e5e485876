type Advisory = { name: string; severity: string; fixAvailable: unknown }

/**
 * What there is to say about the answer of `npm audit --json`, one line each. Nothing when no package that ships has a known weakness;
 * a line that says so when the registry did not answer the question.
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
    // An npm that was ended, or a proxy that answered with a page.
    return undefined
  }
}
