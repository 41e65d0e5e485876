import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { useWords } from '#kit/i18n.ts'
import { useAddressPage } from '#kit/use-address.ts'
import { isOfThisDevice } from '#kit/whole-link.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { codeIcon, printerIcon } from '#ui/icon-paths.ts'
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
  /** What stands there instead of labels: that there are none, and what to do for those who may. */
  empty: { title: string; text: string | undefined }
  /** Labels for people who sit at it read from further away than those for people who hold it. */
  size: 'held' | 'seen'
  /** While it may not be true any more. */
  isBusy?: boolean
}

/** Labels with their codes, as they come out of a printer. */
export function LabelSheet({ title, back, printText, totalText, list, empty, size, isBusy = false }: LabelSheetProps) {
  const [page, setPage] = useAddressPage()
  const total = list.data?.length ?? 0
  return (
    <AntdRoot>
      <main className={styles.page}>
        <title>{`${title} · Brigade`}</title>
        <header className={styles.bar}>
          <BackLink to={back.to}>{back.text}</BackLink>
          <div className={styles.title}>
            <h1>{title}</h1>
            <BigButton icon={printerIcon} isOff={total === 0 || isBusy} onClick={() => window.print()}>
              {printText}
            </BigButton>
          </div>
          {list.data?.[0] ? <Address code={list.data[0].code} /> : null}
          {total > labelsAPage ? (
            <PageSteps
              page={page}
              pageSize={labelsAPage}
              total={total}
              totalText={totalText(total)}
              isBusy={false}
              onPage={setPage}
            />
          ) : null}
        </header>
        <ListStates list={list} empty={<EmptyState icon={codeIcon} {...empty} />}>
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

/** With the white around it, which belongs to a code: cameras find it by that. */
const codeSizes = { held: 148, seen: 208 }

/** Where the codes lead, which nobody sees on paper. A server that was not told its address takes the one at which this page was opened. */
function Address({ code }: { code: string }) {
  const t = useWords('ui')
  const address = new URL(code).origin
  return isOfThisDevice(code) ? (
    <p className={styles.warning} role="alert">
      <Icon path={warningIcon} size={20} />
      {t('sheet.ofThisDevice', { address })}
    </p>
  ) : (
    <p className={styles.address}>{t('sheet.leadsTo', { address })}</p>
  )
}

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
