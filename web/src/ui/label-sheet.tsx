import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressPage } from '#kit/address/use-address.ts'
import { isOfThisDevice } from '#kit/keys/whole-link.ts'
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
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/label-sheet.module.css'

/** Upper limit of codes on a page; more at once are slow to draw. */
const labelsAPage = 100

/** The content of a label: its code, the name of its subject, and lines below. */
export type Label = { id: number; code: string; name: string; lines: readonly LabelLine[] }

type LabelLine = { text: string; language?: Language }

type LabelSheetProps = {
  title: string
  back: { to: string; text: string }
  printText: string
  /** Returns the total number in words. */
  totalText: (total: number) => string
  list: Listed<readonly Label[]>
  /** Shown instead of labels: that there are none, and, for people who may, what to do. */
  empty: { title: string; text: string | undefined }
  /** The size of the labels: people who sit beside one read it from further away than people who hold it. */
  size: 'held' | 'seen'
  /** True while the labels may be outdated. */
  isBusy?: boolean
}

/** Renders labels with their codes, as a printer prints them. */
export function LabelSheet({ title, back, printText, totalText, list, empty, size, isBusy = false }: LabelSheetProps) {
  const [page, setPage] = useAddressPage()
  const total = list.data?.length ?? 0
  return (
    <AntdRoot>
      <main className={styles.page}>
        <title>{`${title} · Brigade`}</title>
        <header className={`${styles.bar} ${stack.column2}`}>
          <BackLink to={back.to}>{back.text}</BackLink>
          <div className={`${styles.title} ${stack.cluster}`}>
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

/** Sizes in pixels, with the white margin, which belongs to a code: cameras find it by that. */
const codeSizes = { held: 148, seen: 208 }

/**
 * Shows the target of the codes, which is invisible on paper. A server without a configured address uses the one at
 * which this page was opened.
 */
function Address({ code }: { code: string }) {
  const t = useTranslations('ui')
  const address = new URL(code).origin
  return isOfThisDevice(code) ? (
    <p className={`${styles.warning} ${stack.flex2} ${font.name}`} role="alert">
      <Icon path={warningIcon} size={20} />
      {t('sheet.ofThisDevice', { address })}
    </p>
  ) : (
    <p className={`${font.soft} ${font.anywhere}`}>{t('sheet.leadsTo', { address })}</p>
  )
}

function PaperLabel({ label: { code, name, lines }, codeSize }: { label: Label; codeSize: number }) {
  return (
    <li className={`${styles.label} ${stack.row}`}>
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
