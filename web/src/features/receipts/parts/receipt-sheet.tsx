import type {
  ReceiptDetail,
  ReceiptDocument,
  ReceiptLine,
  ReceiptText,
  ReceiptTexts,
} from '@brigade/domain/receipts/receipt-document.ts'
import type { Ref } from 'react'
import stack from '#ui/stack.module.css'
import styles from '#features/receipts/parts/receipt-sheet.module.css'

type ReceiptSheetProps = {
  document: ReceiptDocument
  /** What its title is: the heading of a page that is this receipt, else text. */
  titleAs?: 'h1' | 'p'
  ref?: Ref<HTMLElement>
}

/** Renders a receipt or a kitchen ticket as on paper of 80 mm. */
export function ReceiptSheet({ document, titleAs: Title = 'h1', ref }: ReceiptSheetProps) {
  const { what, direction, marks, title, header, facts, lines, sums, footer } = document
  return (
    <article ref={ref} className={`${styles.sheet} ${styles[what]}`} dir={direction}>
      {marks.map((mark, index) => (
        <p key={index} className={styles.mark}>
          <Texts texts={mark} />
        </p>
      ))}
      <Title className={styles.title}>
        <Texts texts={title} />
      </Title>
      <Margin texts={header} />
      <dl className={styles.facts}>
        {facts.map(({ label, value }, index) => (
          <div key={index} className={styles.pair}>
            <dt>
              <Texts texts={label} />
            </dt>
            <dd>
              <Text {...value} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </ul>
      {sums.length > 0 ? (
        <dl className={styles.sums}>
          {sums.map(({ label, amount, isStrong }, index) => (
            <div key={index} className={`${styles.pair} ${isStrong ? styles.strong : ''}`}>
              <dt>
                <Texts texts={label} />
              </dt>
              <dd className={styles.amount}>{amount}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Margin texts={footer} />
    </article>
  )
}

function Line({ line: { quantity, texts, amount, details, comment, isAllergy, change } }: { line: ReceiptLine }) {
  return (
    <li className={`${styles.line} ${change === 'removed' ? styles.removed : ''}`}>
      <span className={styles.quantity}>{`${changeSigns[change ?? 'none']}${quantity}×`}</span>
      <div className={stack.grow}>
        <p className={styles.name}>
          <Texts texts={texts} />
        </p>
        {details.map((detail, index) => (
          <Detail key={index} detail={detail} />
        ))}
        {comment ? (
          <p className={`${styles.comment} ${isAllergy ? styles.allergy : ''}`}>
            {isAllergy ? <span aria-hidden="true">! </span> : null}
            <Text {...comment} />
          </p>
        ) : null}
      </div>
      {amount === null ? null : <span className={styles.amount}>{amount}</span>}
    </li>
  )
}

const changeSigns = { added: '+', removed: '−', none: '' }

function Detail({ detail: { texts, quantity, amount } }: { detail: ReceiptDetail }) {
  return (
    <div className={styles.detail}>
      {quantity > 1 ? <span>{`${quantity}×`}</span> : null}
      <p className={stack.grow}>
        <Texts texts={texts} />
      </p>
      {amount === null ? null : <span className={styles.amount}>{amount}</span>}
    </div>
  )
}

function Margin({ texts }: { texts: ReceiptTexts }) {
  return texts.length === 0 ? null : (
    <p className={styles.margin}>
      <Texts texts={texts} />
    </p>
  )
}

/** Renders each language in a line of its own. */
function Texts({ texts }: { texts: ReceiptTexts }) {
  return texts.map((each, index) => <Text key={index} {...each} isBlock />)
}

function Text({ text, language, direction, isBlock }: ReceiptText & { isBlock?: boolean }) {
  return (
    <span className={isBlock ? styles.block : undefined} lang={language} dir={direction}>
      {text}
    </span>
  )
}
