import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { Link } from 'react-router'
import { useAddressPage } from '#kit/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { type Listed, ListStates } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import styles from '#ui/label-sheet.module.css'

/** More codes than these at once are slow to draw. */
const labelsAPage = 100

/** What a label says: its code, what that is of, and lines below. */
export type Label = { id: number; code: string; name: string; lines: readonly LabelLine[] }

type LabelLine = { text: string; language?: Language }

type LabelSheetProps = {
  title: string
  back: { to: string; text: string }
  printText: string
  /** How many there are in all, in words. */
  totalText: (total: number) => string
  list: Listed<readonly Label[]>
  /** Labels for people who sit at it read from further away than those for people who hold it. */
  size: 'held' | 'seen'
  /** While it may not be true any more. */
  isBusy?: boolean
}

/** Labels with their codes, as they come out of a printer. */
export function LabelSheet({ title, back, printText, totalText, list, size, isBusy = false }: LabelSheetProps) {
  const [page, setPage] = useAddressPage()
  const total = list.data?.length ?? 0
  return (
    <AntdRoot>
      <main className={styles.page}>
        <title>{`${title} · Brigade`}</title>
        <header className={styles.bar}>
          <h1>{title}</h1>
          <Link to={back.to}>{back.text}</Link>
          <BigButton isOff={total === 0 || isBusy} onClick={() => window.print()}>
            {printText}
          </BigButton>
          {total > labelsAPage ? (
            <PageSteps
              page={page}
              pageSize={labelsAPage}
              total={total}
              totalText={totalText(total)}
              isBusy={isBusy}
              onPage={setPage}
            />
          ) : null}
        </header>
        <ListStates list={list}>
          {(labels) => (
            <ul className={styles.labels} data-size={size}>
              {labels.slice((page - 1) * labelsAPage, page * labelsAPage).map((label) => (
                <PaperLabel key={label.id} label={label} codeSize={codeSizes[size]} />
              ))}
            </ul>
          )}
        </ListStates>
      </main>
    </AntdRoot>
  )
}

const codeSizes = { held: 120, seen: 176 }

function PaperLabel({ label: { code, name, lines }, codeSize }: { label: Label; codeSize: number }) {
  return (
    <li className={styles.label}>
      <QrCode value={code} label={name} size={codeSize} />
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {lines.map(({ text, language }) => (
        <span key={`${language} ${text}`} lang={language} dir={directionOf(language)}>
          {text}
        </span>
      ))}
    </li>
  )
}

function directionOf(language: Language | undefined): 'rtl' | 'ltr' | 'auto' {
  if (!language) return 'auto'
  return isRightToLeft(language) ? 'rtl' : 'ltr'
}
