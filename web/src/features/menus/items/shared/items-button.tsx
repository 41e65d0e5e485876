import { dishIcon } from '#features/menus/menu-icons.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ToolButton } from '#ui/tool-button.tsx'

/** Opens the items that have a shared group or side. */
export function ItemsButton({ count, name, onClick }: { count: number; name: string; onClick: () => void }) {
  const t = useTranslations('menuItems')
  const items = t('items.count', { count })
  return (
    <ToolButton icon={dishIcon} label={t('acts.of.items', { items, name })} onClick={onClick}>
      {items}
    </ToolButton>
  )
}
