/** A row of the table: the measurement, its value, its comparison, and its target. */
export type Figure = {
  what: string
  measured: string
  /** The bare limit in the same run, or the smaller of two sizes. */
  compared?: string
  ratio?: number
  aim?: string
  isReached?: boolean
}

/** The result of one part of the bench, or why it could not measure. */
export type Part = { title: string; figures: Figure[]; notes?: string[] }

/** Returns the time of a screen for one task, compared with a bare page. */
export function screenFigure(
  what: string,
  aim: number,
  { measured, bare }: { measured: number; bare: number },
): Figure {
  return {
    what,
    measured: `${measured.toFixed(0)} ms`,
    compared: `${bare.toFixed(0)} ms`,
    ratio: measured / bare,
    aim: `under ${aim} ms`,
    isReached: measured < aim,
  }
}

const headings = ['', 'measured', 'compared with', 'ratio', 'aim', '']

/** Returns the part as text, in columns as wide as their content. */
export function formatPart({ title, figures, notes = [] }: Part): string {
  const rows = [headings, ...figures.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return [title, ...lines.slice(figures.length > 0 ? 0 : 1), ...notes.map((note) => `· ${note}`)]
    .map((line, index) => (index === 0 ? line : `  ${line}`))
    .join('\n')
}

function cellsOf({ what, measured, compared = '', ratio, aim = '', isReached }: Figure): string[] {
  return [what, measured, compared, ratio === undefined ? '' : `${ratio.toFixed(2)} ×`, aim, verdictOf(isReached)]
}

function verdictOf(isReached: boolean | undefined): string {
  if (isReached === undefined) return ''
  return isReached ? 'reached' : 'NOT reached'
}
