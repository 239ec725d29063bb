// What browsers load of the form for enquiries in development, with the styles of the layout around it.
import "../app/root.tsx";
import "../app/enquiry/open-enquiry.ts";
