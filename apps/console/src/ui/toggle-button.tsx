import { clsx } from 'clsx';
import { Button, type ButtonProps } from './button.tsx';

export interface ToggleButtonProps extends Omit<ButtonProps, 'onClick' | 'variant'> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

/** A button that stays down: a view or a filter that is on or off. */
export function ToggleButton({ pressed, onPressedChange, className, ...rest }: ToggleButtonProps) {
  return (
    <Button
      {...rest}
      aria-pressed={pressed}
      className={clsx(pressed && 'border-accent/40! bg-accent-soft! text-accent!', className)}
      onClick={() => onPressedChange(!pressed)}
    />
  );
}
