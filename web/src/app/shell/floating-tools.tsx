import { can } from '@brigade/domain/access/permissions.ts'
import { type Ref, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { featureList } from '#app/feature-list.ts'
import stack from '#ui/stack.module.css'
import styles from '#app/shell/floating-tools.module.css'
import { onToolFinished, type ToolAddress } from '#kit/features/finished-tools.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { fetchAhead, lazyPart } from '#kit/loading/lazy-parts.ts'
import { useSession } from '#kit/calls/session.ts'
import { useAddressParams } from '#kit/address/use-address.ts'
import { useAddressStep } from '#kit/address/use-address-step.ts'
import { isLineThrifty } from '#kit/live/data-saver.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'

const tools = featureList.flatMap(({ name: feature, usesCatalogues = [], floating = [] }) =>
  floating.map((tool) => ({ ...tool, Part: lazyPart(tool.part, [feature, ...usesCatalogues]) })),
)

const links = featureList.flatMap(({ floatingLinks = [] }) => floatingLinks)

type FloatingToolsProps = {
  /** The element of `ToolPlace`; null until it is on the page. */
  place: HTMLElement | null
}

/**
 * Renders the floating buttons of features in the place that the frame has for them: those that lead to a screen and
 * back, and the tools that open over every screen, for people who may use them. The open tool is in the address: a
 * reload shows it again, and the browser's back closes it.
 */
export function FloatingTools({ place }: FloatingToolsProps) {
  const t = useTranslations('shell')
  const { user, venue } = useSession()
  const [params] = useAddressParams()
  const { openStep, closeStep, isClosed } = useAddressStep()
  const own = tools.filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
  const opened = isClosed ? undefined : own.find(({ name }) => name === params.get('tool'))
  const { pathname } = useLocation()
  const close = () => closeStep((next) => ['tool', ...(opened?.params ?? [])].forEach((name) => next.delete(name)))
  const closeFinished = useEffectEvent((finished: ToolAddress) => {
    if (opened && Object.entries(finished).every(([name, value]) => params.get(name) === value)) close()
  })
  useEffect(() => onToolFinished(closeFinished), [])
  const roundOnes = links
    .filter(({ permission, isShown }) => can(user, permission) && isShown(venue))
    .flatMap(({ there, back }) => (pathname === there.path ? (back ?? []) : there))
  const buttons = (
    <>
      {roundOnes.map(({ path, labelKey, icon }) => (
        <Link key={path} to={path} className={styles.round} title={t(labelKey)} aria-label={t(labelKey)}>
          <span className={`${styles.circle} ${stack.center}`}>
            <Icon path={icon} />
          </span>
          <span className={styles.word}>{t(labelKey)}</span>
        </Link>
      ))}
      {own.map(({ name, button, prefetch = nothing }) =>
        button ? (
          <BigButton
            key={name}
            className={styles.tool}
            icon={button.icon}
            aria-haspopup="dialog"
            onPointerEnter={() => isLineThrifty() || fetchAhead(() => prefetch(venue))}
            onClick={() => {
              fetchAhead(() => prefetch(venue))
              openStep((next) => next.set('tool', name))
            }}
          >
            {t(button.labelKey)}
          </BigButton>
        ) : null,
      )}
    </>
  )
  return (
    <>
      {place ? createPortal(buttons, place) : null}
      {opened ? <opened.Part onClose={close} /> : null}
    </>
  )
}

type ToolPlaceProps = {
  ref: Ref<HTMLDivElement>
  /** In the sidebar, in the folded one, at the end of a line, in a line of its own, among the tabs of a phone. */
  position: 'menu' | 'rail' | 'line' | 'alone' | 'tab'
}

/** The room of the floating buttons, so that they cover no act. One is on the page at a time. */
export function ToolPlace({ ref, position }: ToolPlaceProps) {
  return <div ref={ref} className={`${styles.place} ${styles[position]}`} />
}

async function nothing(): Promise<void> {}
