import { can } from '@brigade/domain/access/permissions.ts'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { featureList } from '#app/feature-list.ts'
import styles from '#app/shell/floating-tools.module.css'
import { onToolFinished, type ToolAddress } from '#kit/finished-tools.ts'
import { useWords } from '#kit/i18n.ts'
import { fetchAhead, lazyPart } from '#kit/lazy-parts.ts'
import { useSession } from '#kit/session.ts'
import { useAddressParams } from '#kit/use-address.ts'
import { useAddressStep } from '#kit/use-address-step.ts'
import { isLineThrifty } from '#kit/thrifty-line.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'

const tools = featureList.flatMap(({ name: feature, alsoSays = [], floating = [] }) =>
  floating.map((tool) => ({ ...tool, Part: lazyPart(tool.part, [feature, ...alsoSays]) })),
)

const links = featureList.flatMap(({ floatingLinks = [] }) => floatingLinks)

/**
 * The floating buttons that features bring, those that lead to a screen and back, and what opens over every screen, for those who may. What is
 * open stands in the address: a reload shows it again, and the browser's back closes it.
 */
export function FloatingTools() {
  const t = useWords('shell')
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
  return (
    <>
      {roundOnes.map(({ path, labelKey, icon }) => (
        <Link key={path} to={path} className={styles.round} title={t(labelKey)} aria-label={t(labelKey)}>
          <Icon path={icon} />
        </Link>
      ))}
      {own.map(({ name, button, prefetch = nothing }) =>
        button ? (
          <BigButton
            key={name}
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
      {opened ? <opened.Part onClose={close} /> : null}
    </>
  )
}

async function nothing(): Promise<void> {}
