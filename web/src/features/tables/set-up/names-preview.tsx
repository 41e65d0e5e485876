import { problemsOfLines } from '@brigade/domain/tables/tables.lines.ts'
import { readTables } from '@brigade/domain/tables/tables.names.ts'
import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { problemText } from '#kit/calls/problem-text.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

/** In milliseconds. A name that is still being typed is no problem yet. */
const typedAfterMs = 600

/** Most wrong lines that are shown at once: the next ones appear as they are corrected. */
const linesShown = 10

/**
 * Shows how many tables or rooms will be added, with the first and the last, and each line that can't be added. The
 * problem of a single line is at the field once it was refused there.
 */
export function NamesPreview({ others, isRefused }: { others: readonly string[]; isRefused: boolean }) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const names = Form.useWatch<string | undefined>('names') ?? ''
  const settled = useSettled(names)
  const read = readTables(names)
  const wrong = new Set(problemsOfLines(names, others).ofLines.map(({ line }) => line))
  const tables = read.tables.filter((_, index) => !wrong.has(read.lines[index]!))
  return (
    <>
      {tables.length > 0 ? (
        <p role="status" className={font.strong}>
          {t('total', { count: tables.length, shown: number(tables.length) })}: <bdi>{tables[0]?.name}</bdi>
          {tables.length > 1 ? (
            <>
              {' '}
              … <bdi>{tables.at(-1)?.name}</bdi>
            </>
          ) : null}
        </p>
      ) : null}
      {isRefused && isOneLine(names) ? null : <WrongLines names={names} settled={settled} others={others} />}
    </>
  )
}

type WrongLinesProps = { names: string; settled: string; others: readonly string[] }

/** A line that is corrected is right at once; one that was wrong when the typing paused is wrong. */
function WrongLines({ names, settled, others }: WrongLinesProps) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const wasWrong = new Set(problemsOfLines(settled, others).ofLines.map(({ line }) => line))
  const ofLines = problemsOfLines(names, others).ofLines.filter(({ line }) => wasWrong.has(line))
  if (ofLines.length === 0) return null
  const more = ofLines.length - linesShown
  return (
    <div role="status">
      <ul className={`${stack.column1} ${font.red}`}>
        {ofLines.slice(0, linesShown).map(({ line, problem }) => (
          <li key={line}>{t('setUp.form.line', { line: number(line), problem: problemText(problem, ['tables']) })}</li>
        ))}
        {more > 0 ? <li>{t('setUp.form.moreLines', { count: more, shown: number(more) })}</li> : null}
      </ul>
    </div>
  )
}

/** Returns whether a text has one line. */
export function isOneLine(names: string): boolean {
  return !names.trim().includes('\n')
}

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typedAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
