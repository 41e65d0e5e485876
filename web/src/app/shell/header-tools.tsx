import { can } from '@brigade/domain/access/permissions.ts'
import { type ComponentType, useId, useRef, useState } from 'react'
import { featureList } from '#app/feature-list.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import headerTool from '#ui/header-tool.module.css'
import styles from '#app/shell/header-tools.module.css'
import { MenuCount } from '#app/shell/menu-count.tsx'
import { useLeftOutside } from '#app/shell/use-left-outside.ts'
import type { HeaderTool } from '#kit/features/feature.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useSession } from '#kit/calls/session.ts'
import { Icon } from '#ui/icon.tsx'

const tools = featureList.flatMap(({ name: feature, usesCatalogues = [], headerTools = [] }) =>
  headerTools.map((tool) => ({ ...tool, Part: lazyPart(tool.part, [feature, ...usesCatalogues]) })),
)

/** Renders the buttons that features add to the header, for people who may use them. */
export function HeaderTools() {
  const { user } = useSession()
  return tools
    .filter(({ permission }) => can(user, permission))
    .map((tool) => <UnfoldingTool key={tool.path} {...tool} />)
}

type UnfoldingToolProps = Pick<HeaderTool, 'path' | 'labelKey' | 'icon'> & {
  Part: ComponentType<{ onClose: () => void }>
}

/** Folds automatically as soon as the person turns to something else. */
function UnfoldingTool({ path, labelKey, icon, Part }: UnfoldingToolProps) {
  const t = useTranslations('shell')
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function handleClose(): void {
    setIsOpen(false)
  }

  function handleEscape(): void {
    setIsOpen(false)
    button.current?.focus()
  }

  useLeftOutside(place, { isOpen, onLeave: handleClose, onEscape: handleEscape })

  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={`${headerTool.tool} ${styles.tool} ${stack.relative}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        title={t(labelKey)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={icon} />
        <span className="visually-hidden">{t(labelKey)}</span>
        <MenuCount path={path} className={styles.count} />
      </button>
      {isOpen ? (
        <div id={panelId} className={`${styles.panel} ${stack.column} ${surface.card}`}>
          <Part onClose={handleClose} />
        </div>
      ) : null}
    </div>
  )
}
