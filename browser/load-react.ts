// The part of the application that changes with React alone: `boot.ts` loads it first, by itself.
import "react-dom/client";
