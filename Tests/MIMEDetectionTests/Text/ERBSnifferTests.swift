import Testing

@testable import MIMEDetection

struct ERBSnifferTests {
    @Test(arguments: [
        "<% elks.each do |elk| %>\n<%= elk.name %>\n<% end %>\n", "name = <%= @name %>\nage = <%= @age -%>\n",
        "<%- if @a -%>\na\n<%- else -%>\nb\n", "<% unless a %>\n<%# A note { %>\n<% end %>\n",
        "a <%= b.map { |c| %> d <% end %>\n", "<%% if %>\n<% require 'json' %>\n<% end %>\n",
    ])
    func rubyIsRecognised(_ text: String) {
        #expect(ERBSniffer.essence(of: text) == "text/x-html-plus-erb")
    }

    @Test(arguments: [
        "", "name = <%= name %>\nage = <%= age %>\n", "<% if (a) { %>\n<% } else { %>\n<% } %>\n<% end %>\n",
        "<% if a then %>\n<% end %>\n<% end %>\n", "<%@ page import=\"a\" %>\n<% if a %>\n<% end %>\n",
        "<% if a do %>\n<% end %>\n<% end %>\n", "<%if a%>\n<%end a%>\n<%else%>\n", "<% end %>\n", "<% end %>\n<% end",
        "<%! int a; %>\n<% end %>\n<% end %>\n", "<% var a = 1; %>\n<% end %>\n<% end %>\n", "<% 50 %> <% 60 %>\n",
    ])
    func otherLanguagesAreRefused(_ text: String) {
        #expect(ERBSniffer.essence(of: text) == nil)
    }
}
