import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { CatalogueGroup, CatalogueItem, CatalogueSide } from '@brigade/domain/menus/menus.catalogue.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { cleanComment } from '@brigade/domain/orders/orders.cart.ts'
import type { PickedLine, PricedLine } from '@brigade/domain/orders/orders.draft.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { groupsWithoutOption, withOption, withSide } from '@brigade/domain/orders/orders.picking.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useId, useState } from 'react'
import { questionOf } from '#features/orders/order-words.ts'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import styles from '#features/orders/placing/item-drawer.module.css'
import { useFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { problemText } from '#kit/told-problem.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { StateTag } from '#ui/state-tag.tsx'

type ItemDrawerProps = {
  item: CatalogueItem
  venue: Venue
  /** ISO 8601 in UTC. */
  now: string
  /** What it begins with. */
  first: PickedLine
  /** What a choice of the item is sold for, or why it can't be had. */
  priceOf: (picked: PickedLine, item: CatalogueItem) => PricedLine | undefined
  /** The word of its button. */
  act: string
  onDone: (picked: PickedLine) => void
  onClose: () => void
}

/** What there is to choose with an item: an option of each group, add-ons within their limits, a comment and how many. */
export function ItemDrawer({ item, venue, now, first, priceOf, act, onDone, onClose }: ItemDrawerProps) {
  const t = useWords('placing')
  const language = useLanguage()
  const { money } = useFormats()
  const [picked, setPicked] = useState(first)
  const [isMissing, setIsMissing] = useState(false)
  const groupName = useId()
  const name = textIn(item.name, language)
  const { sold, problem } = priceOf(picked, item) ?? { sold: null, problem: null }
  // What was sold before is so, whatever the menu asks by now.
  const missing = sold ? [] : groupsWithoutOption(item, picked)
  const total = sold && money(fromMinor(sold.totalPrice, venue.currency))
  // What is still to be chosen is told when somebody wants to go on without.
  const told = missing.length > 0 ? isMissing && ('optionMissing' as const) : problem

  function handleDone(): void {
    const [group] = missing
    if (group) {
      setIsMissing(true)
      document.getElementById(`${groupName}-${group.id}`)?.querySelector('input')?.focus()
      return
    }
    if (!problem) onDone({ ...picked, comment: cleanComment(picked.comment) })
  }

  return (
    <Drawer
      title={name}
      closeLabel={t('item.close')}
      onClose={onClose}
      actions={
        <div className={styles.actions}>
          <ActProblem text={told ? problemText({ code: told, sentence: orderErrors[told] }, ['placing']) : null} />
          <div className={styles.buttons}>
            <QuantityStepper
              value={picked.itemQty}
              least={1}
              most={orderLimits.mostQuantity}
              label={t('item.quantity')}
              onChange={(itemQty) => setPicked({ ...picked, itemQty })}
            />
            <BigButton className={styles.done} onClick={handleDone}>
              {total ? t('item.total', { act, total }) : act}
            </BigButton>
          </div>
        </div>
      }
    >
      {item.groups.map((group) => (
        <OptionGroup
          key={group.id}
          id={`${groupName}-${group.id}`}
          group={group}
          venue={venue}
          now={now}
          picked={picked.selectedOptions.find(({ groupId }) => groupId === group.id)?.optionId}
          isMissing={isMissing && missing.includes(group)}
          onPick={(optionId) => setPicked(withOption(picked, { groupId: group.id, optionId }))}
        />
      ))}
      {item.sides.length > 0 ? (
        <section className={styles.sides} aria-label={t('item.optional')}>
          <h3 className={styles.title}>{t('item.optional')}</h3>
          {item.sides.map((side) => (
            <AddOn
              key={side.id}
              side={side}
              venue={venue}
              now={now}
              quantity={picked.condimentsList.find(({ id }) => id === side.id)?.quantity ?? 0}
              onChange={(quantity) => setPicked(withSide(picked, { id: side.id, quantity }))}
            />
          ))}
        </section>
      ) : null}
      <label className={styles.comment}>
        {t('cart.comment')}
        <input
          className={styles.input}
          dir="auto"
          value={picked.comment}
          maxLength={orderLimits.commentLength}
          autoComplete="off"
          onChange={({ target }) => setPicked({ ...picked, comment: target.value })}
          onBlur={() => setPicked({ ...picked, comment: cleanComment(picked.comment) })}
        />
      </label>
    </Drawer>
  )
}

type OptionGroupProps = {
  id: string
  group: CatalogueGroup
  venue: Venue
  now: string
  picked: string | undefined
  isMissing: boolean
  onPick: (optionId: string) => void
}

function OptionGroup({ id, group, venue, now, picked, isMissing, onPick }: OptionGroupProps) {
  const t = useWords('placing')
  const language = useLanguage()
  const { extra } = useFormats()
  return (
    <fieldset id={id} className={`${styles.group} ${isMissing ? styles.missing : ''}`} aria-invalid={isMissing}>
      <legend className={styles.title}>{questionOf(group.name, language)}</legend>
      <div className={styles.options}>
        {group.options.map((option) => {
          const isGone = isSoldOut(option.soldOut, now)
          return (
            <label key={option.id} className={styles.option}>
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={picked === option.id}
                disabled={isGone}
                onChange={() => onPick(option.id)}
              />
              {textIn(option.name, language)}
              {isGone ? <StateTag tone="grey" label={t('selling:mark')} /> : null}
              {option.price === 0 ? null : (
                <bdi className={styles.price}>{extra(fromMinor(option.price, venue.currency))}</bdi>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type AddOnProps = {
  side: CatalogueSide
  venue: Venue
  now: string
  quantity: number
  onChange: (quantity: number) => void
}

function AddOn({ side, venue, now, quantity, onChange }: AddOnProps) {
  const t = useWords('placing')
  const language = useLanguage()
  const { extra, number } = useFormats()
  const name = textIn(side.name, language)
  const isGone = isSoldOut(side.soldOut, now)
  return (
    <div className={styles.side}>
      <div className={styles.what}>
        <span>{name}</span>
        {isGone ? <StateTag tone="grey" label={t('selling:mark')} /> : null}
        <small className={styles.range}>
          {side.price === 0 ? null : <bdi>{extra(fromMinor(side.price, venue.currency))}</bdi>}
          <span>{t('item.range', { min: number(side.min), max: number(side.max) })}</span>
        </small>
      </div>
      <QuantityStepper
        value={quantity}
        least={side.min}
        // Of what is gone there can only be less.
        most={isGone ? Math.min(quantity, side.max) : side.max}
        label={name}
        onChange={onChange}
      />
    </div>
  )
}
