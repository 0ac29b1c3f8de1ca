// The colors that pieces come in, in the order in which players get them.
import type { PieceColor } from './protocol';

export const COLORS: readonly PieceColor[] = ['crimson', 'azure', 'forest', 'amber', 'graphite'];
